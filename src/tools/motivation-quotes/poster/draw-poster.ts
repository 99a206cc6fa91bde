import {
  lineHeight,
  type PosterShape,
  posterEdge,
  posterSizes,
  quoteSize,
  wrap,
} from '../core/poster-layout.ts'
import type { PosterStyle } from '../core/poster-styles.ts'

export type PosterContent = {
  readonly text: string
  readonly author: string
  readonly source: string
}

/** Fixed, so that a picture does not depend on the page's theme. As in `Poster.module.css`. */
const colours = {
  paper: { ground: '#fbfaf7', mark: '#f6e3f3', text: '#16211c', muted: '#47534d', line: '#8a4a86' },
  night: { ground: '#0d1310', mark: '#33202f', text: '#eff1eb', muted: '#aeb7af', line: '#dfa3d8' },
  plum: { ground: '#6a2d66', mark: '#7d3f79', text: '#ffffff', muted: '#f2dcf0', line: '#f5b95e' },
} as const satisfies Record<PosterStyle, unknown>

const display = '"Bricolage Grotesque", system-ui, sans-serif'
const body = '"Geist", system-ui, sans-serif'
const site = 'Toolnook'

/** Draws the poster that the page shows. @throws Error without a canvas context */
export async function drawPoster(
  { text, author, source }: PosterContent,
  shape: PosterShape,
  style: PosterStyle,
): Promise<HTMLCanvasElement> {
  await Promise.all([
    document.fonts.load(`600 80px ${display}`, text + author),
    document.fonts.load(`400 32px ${body}`, source + site),
  ])
  const { width, height } = posterSizes[shape]
  const colour = colours[style]
  const canvas = document.createElement('canvas')
  canvas.width = width
  canvas.height = height
  const context = canvas.getContext('2d')
  if (!context) throw new Error('There is no canvas')
  const setFont = (weight: number, size: number, family: string) => {
    context.font = `${weight} ${size}px ${family}`
  }
  const measureIn = (weight: number, family: string) => (line: string, size: number) => {
    setFont(weight, size, family)
    return context.measureText(line).width
  }
  const centred = style === 'night'
  const start = centred ? width / 2 : posterEdge

  context.fillStyle = colour.ground
  context.fillRect(0, 0, width, height)
  context.textBaseline = 'alphabetic'
  context.fillStyle = colour.mark
  if (style === 'night') {
    context.lineWidth = 3
    context.strokeStyle = colour.mark
    context.strokeRect(41.5, 41.5, width - 83, height - 83)
  } else {
    setFont(700, 640, display)
    context.textAlign = style === 'plum' ? 'right' : 'left'
    const mark = style === 'plum' ? '”' : '“'
    if (style === 'plum') context.fillText(mark, width - 40, height + 110)
    else context.fillText(mark, 56, 500)
  }
  context.textAlign = centred ? 'center' : 'left'

  const inner = width - 2 * posterEdge
  const fontSize = quoteSize(text, shape)
  const lines = wrap(text, inner, fontSize, measureIn(600, display))
  const sourceLines = wrap(source, inner, 34, measureIn(400, body))
  const step = fontSize * lineHeight
  const textHeight = lines.length * step
  const blockHeight = textHeight + 40 + 6 + 32 + 56 + sourceLines.length * 46
  /** The site's name is at the foot. */
  const foot = 48
  let y = posterEdge + (height - 2 * posterEdge - foot - blockHeight) / 2

  setFont(600, fontSize, display)
  context.fillStyle = colour.text
  for (const line of lines) {
    context.fillText(line, start, y + fontSize * 0.93)
    y += step
  }
  context.fillStyle = colour.line
  context.fillRect(centred ? start - 48 : start, y + 40, 96, 6)
  setFont(600, 44, display)
  context.fillStyle = colour.text
  context.fillText(author, start, y + 124)
  setFont(400, 34, body)
  context.fillStyle = colour.muted
  for (const [index, line] of sourceLines.entries()) context.fillText(line, start, y + 178 + index * 46)
  setFont(400, 32, body)
  context.fillText(site, start, height - posterEdge)
  return canvas
}

/** Encodes the canvas as PNG. Rejects when the browser cannot encode it. */
export const pngOf = (canvas: HTMLCanvasElement): Promise<Blob> =>
  new Promise((resolve, reject) => {
    canvas.toBlob(
      (blob) => (blob ? resolve(blob) : reject(new Error('The picture could not be encoded'))),
      'image/png',
    )
  })
