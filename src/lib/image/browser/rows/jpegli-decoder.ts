import type { ByteSource } from '../../../files/bytes.ts'
import { ImageFailure } from '../../image-error.ts'
import type { JpegHeader } from '../../jpeg/jpeg-header.ts'
import type { PictureRows } from './picture-rows.ts'

/** What vendor/jpegli/decoder.cc exports. */
type Exports = {
  readonly memory: WebAssembly.Memory
  _initialize(): void
  begin(denominator: number, bandRows: number): void
  input(): number
  room(): number
  feed(count: number): void
  rows(): number
  pixels(): number
  width(): number
  height(): number
  warnings(): number
}

/** What a JPEG may be scaled down by in decoding. */
export type JpegReduction = 1 | 2 | 4 | 8

const bandRows = 16
const pieceBytes = 65_536

/**
 * Decodes a JPEG of a single scan by jpegli. Iterating fails with an `ImageFailure`: `corrupt`, or `truncated` when a
 * part of the picture is missing and `recover` is false; what is missing is grey otherwise.
 */
export function jpegRows(
  module: WebAssembly.Module,
  source: ByteSource,
  header: JpegHeader,
  { reduction, recover }: { readonly reduction: JpegReduction; readonly recover: boolean },
): PictureRows {
  const size = { width: header.width / reduction, height: header.height / reduction }
  const [columns, rows] = [Math.ceil(size.width), Math.ceil(size.height)]
  return {
    size,
    columns,
    rows,
    transparent: false,
    async *bands() {
      const { memory, ...decoder } = instantiate(module)
      decoder._initialize()
      decoder.begin(reduction, bandRows)
      let left = rows
      for await (const piece of pieces(source, header)) {
        const input = decoder.input()
        // A header that takes so much before its first scan is none.
        if (decoder.room() < piece.length) throw corrupt()
        new Uint8Array(memory.buffer).set(piece, input)
        decoder.feed(piece.length)
        while (left > 0) {
          const count = attempt(decoder.rows)
          if (count === 0) break
          if (decoder.width() !== columns || decoder.height() !== rows) throw corrupt()
          if (decoder.warnings() > 0 && !recover) throw truncated()
          yield new Uint8ClampedArray(memory.buffer, decoder.pixels(), count * columns * 4)
          left -= count
        }
        if (left === 0) return
      }
      throw truncated()
    },
  }
}

/** The file without private segments, which need not be read; an end is added for a file that has lost its own. */
async function* pieces(source: ByteSource, { privateRanges }: JpegHeader) {
  let from = 0
  for (const { start, end } of [...privateRanges, { start: source.size, end: source.size }]) {
    for (let at = from; at < start; at += pieceBytes)
      yield await source.read(at, Math.min(start, at + pieceBytes))
    from = end
  }
  yield Uint8Array.of(0xff, 0xd9)
}

const corrupt = () => new ImageFailure({ kind: 'corrupt', format: 'jpeg' })
const truncated = () => new ImageFailure({ kind: 'truncated', format: 'jpeg' })

/** The decoder traps on whatever is wrong with a file. */
function attempt<Result>(call: () => Result): Result {
  try {
    return call()
  } catch (error) {
    throw error instanceof WebAssembly.RuntimeError ? corrupt() : error
  }
}

function instantiate(module: WebAssembly.Module): Exports {
  const { exports } = new WebAssembly.Instance(module, {
    env: { emscripten_notify_memory_growth() {} },
    wasi_snapshot_preview1: {
      /** Called by `abort()` of the C library. */
      proc_exit() {
        throw new WebAssembly.RuntimeError('aborted')
      },
    },
  })
  return exports as Exports
}
