/** A colour as `#rrggbb`, six lower-case digits: the palette's source of truth. */
export type Hex = `#${string}`

/** Red, green and blue of sRGB, whole numbers of 0 to 255. */
export type Rgb = readonly [red: number, green: number, blue: number]

/** `#` and six hexadecimal digits in either case, white space around them left out; `undefined` for anything else. */
export function parseHex(text: string): Hex | undefined {
  const digits = /^#([0-9a-f]{6})$/i.exec(text.trim())?.[1]
  return digits === undefined ? undefined : `#${digits.toLowerCase()}`
}

export function rgbOf(hex: Hex): Rgb {
  const value = Number.parseInt(hex.slice(1), 16)
  return [value >> 16, (value >> 8) & 255, value & 255]
}

/** Channels are clamped to 0 to 255 and rounded. */
export function hexOfRgb(rgb: Rgb): Hex {
  const digits = rgb.map((channel) =>
    Math.round(Math.min(255, Math.max(0, channel)))
      .toString(16)
      .padStart(2, '0'),
  )
  return `#${digits.join('')}`
}
