/** How many colours a palette may have; five is the specified number, with which it starts. */
export const paletteSize = { min: 3, initial: 5, max: 10 } as const

export const isPaletteSize = (count: number): boolean => count >= paletteSize.min && count <= paletteSize.max
