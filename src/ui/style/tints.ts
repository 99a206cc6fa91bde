/** Hues of the tool icons, in degrees of OKLCH; tokens.css has a rule for each. */
export const tints = [25, 40, 145, 166, 190, 220, 255, 285, 305, 330, 350] as const
export type Tint = (typeof tints)[number]
