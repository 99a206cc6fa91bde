import { fitText, lineHeight, type PictureShape, pictureSizes, wrap } from '../core/picture-layout.ts'

export const pictureStyles = ['paper', 'night', 'plum'] as const
export type PictureStyle = (typeof pictureStyles)[number]

export type PictureContent = {
  readonly text: string
  readonly author: string
  readonly source: string
}

/** Fixed, so that a picture does not depend on the page's theme. */
const colours = {
  paper: { ground: '#fbfaf7', mark: '#f6e3f3', text: '#16211c', muted: '#47534d', line: '#8a4a86' },
  night: { ground: '#0d1310', mark: '#33202f', text: '#eff1eb', muted: '#aeb7af', line: '#dfa3d8' },
  plum: { ground: '#6a2d66', mark: '#7d3f79', text: '#ffffff', muted: '#f2dcf0', line: '#f5b95e' },
} as const satisfies Record<PictureStyle, unknown>

const display = '"Bricolage Grotesque", system-ui, sans-serif'
const body = '"Geist", system-ui, sans-serif'
const site = 'Toolnook'

/** Distance of the text from the edges, in pixels. */
const edge = 104

/** Draws the quote on the canvas and sets its size to that of the shape. @throws Error without a canvas context */
export async function drawPicture(
  canvas: HTMLCanvasElement,
  { text, author, source }: PictureContent,
  shape: PictureShape,
  style: PictureStyle,
): Promise<void> {
  await Promise.all([
    document.fonts.load(`600 80px ${display}`, text + author),
    document.fonts.load(`400 32px ${body}`, source + site),
  ])
  const { width, height } = pictureSizes[shape]
  const colour = colours[style]
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

  context.fillStyle = colour.ground
  context.fillRect(0, 0, width, height)
  context.textBaseline = 'alphabetic'
  setFont(700, 520, display)
  context.fillStyle = colour.mark
  context.fillText('“', edge - 24, edge + 400)

  const inner = width - 2 * edge
  const sourceLines = wrap(source, inner, 32, measureIn(400, body))
  const sourceHeight = 84 + 56 + sourceLines.length * 44
  const maxTextHeight = height - 2 * edge - sourceHeight - 120
  const block = fitText(
    text,
    { width: inner, height: maxTextHeight },
    { smallest: 36, largest: 96 },
    measureIn(600, display),
  )
  const step = block.fontSize * lineHeight
  const textHeight = block.lines.length * step
  let y = edge + (height - 2 * edge - 80 - textHeight - sourceHeight) / 2

  setFont(600, block.fontSize, display)
  context.fillStyle = colour.text
  for (const line of block.lines) {
    context.fillText(line, edge, y + block.fontSize)
    y += step
  }
  context.fillStyle = colour.line
  context.fillRect(edge, y + 40, 96, 6)
  setFont(600, 42, display)
  context.fillStyle = colour.text
  context.fillText(author, edge, y + 114)
  setFont(400, 32, body)
  context.fillStyle = colour.muted
  for (const [index, line] of sourceLines.entries()) context.fillText(line, edge, y + 168 + index * 44)
  context.fillText(site, edge, height - edge)
}

/** Encodes the canvas as PNG. Rejects when the browser cannot encode it. */
export const pngOf = (canvas: HTMLCanvasElement): Promise<Blob> =>
  new Promise((resolve, reject) => {
    canvas.toBlob(
      (blob) => (blob ? resolve(blob) : reject(new Error('The picture could not be encoded'))),
      'image/png',
    )
  })
