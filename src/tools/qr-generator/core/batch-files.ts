import { encode } from '../../../lib/qr/encode.ts'
import type { BatchFailure, BatchQuestion } from './batch.ts'
import { svgFile } from './files.ts'
import { type Picture, rasterize } from './picture.ts'
import { pngFile } from './png.ts'
import { leastPrint } from './weakness.ts'

export type BatchFile = { readonly name: string; readonly bytes: Uint8Array<ArrayBuffer> }

type Doors = {
  /** Answers what it reads, or throws. */
  readonly decode: (picture: Picture) => string
  readonly deflate: (data: Uint8Array) => Uint8Array
}

/** Pixels a module in the picture that is read back. */
const readScale = 3

/** Every row's file, once its code has been read back, or why there is none, in the order of the rows. */
export function* batchFiles(
  { rows, style, format }: BatchQuestion,
  { decode, deflate }: Doors,
): Generator<BatchFile | BatchFailure> {
  const taken = new Set<string>()
  const digits = Math.max(3, String(rows.length).length)
  const { level, eci, margin, color, background, size, shape } = style
  const colours = { dark: color, light: background }
  let number = 0
  for (const { line, name, text } of rows) {
    number += 1
    const encoded = encode(text, { level, eci })
    if (!encoded.ok) {
      yield { line, reason: 'too-long' }
      continue
    }
    const { symbol } = encoded
    if (!isRead(rasterize(symbol, { scale: readScale, margin, colours }), text.toWellFormed(), decode)) {
      yield { line, reason: 'unreadable' }
      continue
    }
    const file = unused(fileName(name) || `qr-${String(number).padStart(digits, '0')}`, taken)
    const side = symbol.size + 2 * margin
    // A dense code gets the room that it needs: two pixels a module.
    const pixels = Math.max(size, side * 2)
    yield {
      name: `${file}.${format}`,
      bytes:
        format === 'png'
          ? pngFile(symbol, { pixels, margin, colours }, deflate)
          : utf8(
              svgFile({
                symbol,
                shape,
                colours,
                margin,
                millimetres: Math.max(40, leastPrint(symbol, margin)),
              }),
            ),
    }
  }
}

function isRead(picture: Picture, text: string, decode: Doors['decode']): boolean {
  try {
    return decode(picture) === text
  } catch {
    return false
  }
}

/** Without what file systems refuse, at most 80 characters. */
function fileName(name: string): string {
  const safe = name.replace(/[\p{Cc}\\/:*?"<>|]/gu, '_').replace(/^\.+|[. ]+$/g, '')
  return [...safe].slice(0, 80).join('')
}

/** Names differ in more than case: some file systems do not tell it apart. */
function unused(name: string, taken: Set<string>): string {
  let candidate = name
  for (let copy = 2; taken.has(candidate.toLowerCase()); copy += 1) candidate = `${name}-${copy}`
  taken.add(candidate.toLowerCase())
  return candidate
}

/** An SVG file is ASCII. */
const utf8 = (text: string): Uint8Array<ArrayBuffer> => Uint8Array.from(text, (one) => one.charCodeAt(0))
