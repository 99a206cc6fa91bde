import { safeFileName } from '../../../../lib/files/file-names.ts'
import { encode } from '../../../../lib/qr/encode.ts'
import type { QrSymbol } from '../../../../lib/qr/symbol.ts'
import { minPrintWidth } from '../checks/weakness.ts'
import { needsUtf8Eci } from '../content/eci.ts'
import { type PrintedLogo, svgFile } from '../drawing/files.ts'
import { onBackground, type PlacedLogo } from '../drawing/logo.ts'
import { type CodeStyle, drawCode } from '../drawing/picture.ts'
import type { Picture } from '../drawing/pixels.ts'
import { pngImage, writePng } from '../drawing/png.ts'
import type { BatchFailure, BatchQuestion } from './batch.ts'

/** `name` is a safe file name; `packCodes` makes names distinct. */
export type BatchFile = { readonly name: string; readonly bytes: Uint8Array<ArrayBuffer> }

type Dependencies = {
  /** Returns the decoded text, or throws. */
  readonly decode: (picture: Picture) => string
  readonly deflate: (data: Uint8Array<ArrayBuffer>) => Uint8Array<ArrayBuffer>
}

/** Yields each row's file after its picture has been read back, or the reason for failure, in row order. */
export function* batchFiles(
  { rows, style, logo, format }: BatchQuestion,
  { decode, deflate }: Dependencies,
): Generator<BatchFile | BatchFailure> {
  const digits = Math.max(3, String(rows.length).length)
  const { level, margin, color, background, size, shape } = style
  const codeStyle: CodeStyle = { shape, colours: { dark: color, light: background }, margin, logo }
  const printed = logo && printedLogo(logo, background, deflate)
  let number = 0
  for (const { line, name, text } of rows) {
    number += 1
    const encoded = encode(text, { level, raise: true, eci: needsUtf8Eci('text', text, style.eci) })
    if (!encoded.ok) {
      yield { line, reason: 'too-long' }
      continue
    }
    const { symbol } = encoded
    const picture = pictureOf(symbol, codeStyle, size)
    if (!decodesTo(picture, text, decode)) {
      yield { line, reason: 'unreadable' }
      continue
    }
    const file = safeFileName(name, `qr-${String(number).padStart(digits, '0')}`)
    if (format === 'png') {
      const image = pngImage(picture)
      yield { name: `${file}.png`, bytes: writePng(image, deflate(image.rows)) }
    } else {
      const millimetres = Math.max(40, minPrintWidth(symbol, margin))
      yield {
        name: `${file}.svg`,
        bytes: ascii(svgFile({ symbol, ...codeStyle, millimetres, logo: printed })),
      }
    }
  }
}

/** Dense codes get at least two pixels per module, even beyond the chosen size. */
function pictureOf(symbol: QrSymbol, style: CodeStyle, size: number): Picture {
  const pixels = Math.max(size, (symbol.size + 2 * style.margin) * 2)
  const drawing = drawCode(symbol, style, pixels)
  if (!drawing) throw new RangeError(`${pixels} pixels are too few`)
  return drawing.picture
}

function printedLogo(placed: PlacedLogo, background: string, deflate: Dependencies['deflate']): PrintedLogo {
  const image = pngImage(onBackground(placed.picture, background))
  return { placed, image, packedRows: deflate(image.rows) }
}

function decodesTo(picture: Picture, text: string, decode: Dependencies['decode']): boolean {
  try {
    return decode(picture) === text
  } catch {
    return false
  }
}

/** The SVG files contain only ASCII. */
const ascii = (text: string): Uint8Array<ArrayBuffer> => Uint8Array.from(text, (one) => one.charCodeAt(0))
