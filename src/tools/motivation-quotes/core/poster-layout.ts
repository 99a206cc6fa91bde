/** Width of a text in pixels at a font size in pixels. */
export type Measure = (text: string, fontSize: number) => number

/** In pixels. */
export const posterSizes = {
  portrait: { width: 1080, height: 1350 },
  square: { width: 1080, height: 1080 },
  phone: { width: 1080, height: 1920 },
} as const

export type PosterShape = keyof typeof posterSizes
export const posterShapes: readonly PosterShape[] = ['portrait', 'square', 'phone']

/** Before the visitor chooses. */
export const initialPoster = { style: 'paper', shape: 'portrait' } as const

/** Distance of the text from the edges, in pixels of the picture. */
export const posterEdge = 96

/** What author, source and the site's name need of the height, with the space around them. */
const captionHeight = 420

/** Line height as a multiple of the font size. */
export const lineHeight = 1.18

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

const sizes = { smallest: 40, largest: 124 } as const

/** Wider than Bricolage Grotesque, so that the estimate holds for every quote, and for the wider fonts of a device. */
const estimate: Measure = (text, fontSize) => text.length * fontSize * 0.6

/** The room for the quote in a picture. */
export const quoteBox = (shape: PosterShape) => ({
  width: posterSizes[shape].width - 2 * posterEdge,
  height: posterSizes[shape].height - 2 * posterEdge - captionHeight,
})

/**
 * The font size of a quote, in pixels of the picture: the largest with which it fits. Estimated from the text alone, so
 * that the poster on the page and the picture agree before any font is loaded.
 */
export function quoteSize(text: string, shape: PosterShape): number {
  const box = quoteBox(shape)
  for (let fontSize = sizes.largest; fontSize > sizes.smallest; fontSize -= 2) {
    const lines = wrap(text, box.width, fontSize, estimate)
    if (
      lines.length * fontSize * lineHeight <= box.height &&
      lines.every((line) => estimate(line, fontSize) <= box.width)
    )
      return fontSize
  }
  return sizes.smallest
}
