/** A colour as `#rrggbb` in lower case. This is the form that the palette stores. */
export type Hex = `#${string}`

/** sRGB channels, whole numbers from 0 to 255. */
export type Rgb = readonly [red: number, green: number, blue: number]

/**
 * Parses `#` and six hexadecimal digits in either case, ignoring surrounding white space; otherwise returns
 * `undefined`.
 */
export function parseHex(text: string): Hex | undefined {
  const digits = /^#([0-9a-f]{6})$/i.exec(text.trim())?.[1]
  return digits === undefined ? undefined : `#${digits.toLowerCase()}`
}

export function rgbOf(hex: Hex): Rgb {
  const value = Number.parseInt(hex.slice(1), 16)
  return [value >> 16, (value >> 8) & 255, value & 255]
}

/** Clamps channels to 0 to 255 and rounds them. */
export function hexOfRgb(rgb: Rgb): Hex {
  const digits = rgb.map((channel) =>
    Math.round(Math.min(255, Math.max(0, channel)))
      .toString(16)
      .padStart(2, '0'),
  )
  return `#${digits.join('')}`
}
