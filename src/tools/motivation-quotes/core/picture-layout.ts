/** Width of a text in pixels at a font size in pixels. */
export type Measure = (text: string, fontSize: number) => number

export type TextBlock = {
  /** Pixels. */
  readonly fontSize: number
  readonly lines: readonly string[]
}

/** In pixels. */
export const pictureSizes = {
  portrait: { width: 1080, height: 1350 },
  square: { width: 1080, height: 1080 },
  phone: { width: 1080, height: 1920 },
} as const

export type PictureShape = keyof typeof pictureSizes
export const pictureShapes: readonly PictureShape[] = ['portrait', 'square', 'phone']

/** Line height as a multiple of the font size. */
export const lineHeight = 1.28

/** Breaks a text between words where it would be wider than `width`, and at its own line breaks. */
export function wrap(text: string, width: number, fontSize: number, measure: Measure): string[] {
  const lines: string[] = []
  for (const verse of text.split('\n')) {
    let line = ''
    for (const word of verse.split(' ')) {
      const longer = line === '' ? word : `${line} ${word}`
      if (line !== '' && measure(longer, fontSize) > width) {
        lines.push(line)
        line = word
      } else line = longer
    }
    lines.push(line)
  }
  return lines
}

/**
 * Sets a text in the largest font size that fits a box of `width` × `height` pixels, between two sizes in pixels; in the
 * smallest if it does not fit.
 */
export function fitText(
  text: string,
  box: { readonly width: number; readonly height: number },
  sizes: { readonly smallest: number; readonly largest: number },
  measure: Measure,
): TextBlock {
  const blockAt = (fontSize: number): TextBlock => ({
    fontSize,
    lines: wrap(text, box.width, fontSize, measure),
  })
  const fits = ({ fontSize, lines }: TextBlock) =>
    lines.length * fontSize * lineHeight <= box.height &&
    lines.every((line) => measure(line, fontSize) <= box.width)
  for (let fontSize = sizes.largest; fontSize > sizes.smallest; fontSize -= 2) {
    const block = blockAt(fontSize)
    if (fits(block)) return block
  }
  return blockAt(sizes.smallest)
}
