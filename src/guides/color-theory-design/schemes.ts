/** Offsets from the chosen hue in degrees, including itself. `ours`: those of the site's palette generator. */
export const schemes = {
  complementary: [0, 180],
  analogous: [0, -30, 30],
  triadic: [0, 120, 240],
  split: [0, 150, 210],
  tetradic: [0, 90, 180, 270],
  ours: [0, 30, 60, 180, 240],
} as const

export type Scheme = keyof typeof schemes

/** What is shown first. */
export const firstScheme: Scheme = 'complementary'
export const firstHue = 165

export const schemeNames = Object.keys(schemes) as readonly Scheme[]

/** The hues of a scheme in degrees, 0 to 359. */
export const huesOf = (scheme: Scheme, hue: number): readonly number[] =>
  schemes[scheme].map((offset) => (hue + offset + 360) % 360)
