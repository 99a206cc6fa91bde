import { ImageFailure } from '../../image-error.ts'
import type { PixelSize } from '../../pixels/fit-box.ts'
import { maxCodecPixels } from '../../pixels/memory-budget.ts'

export type JpegliOptions = {
  /** Butteraugli distance to aim at: 0.01 to 25, about 1 where a difference begins to show. Need not be whole. */
  readonly distance: number
  readonly chroma: '4:2:0' | '4:4:4'
  /**
   * In one scan, written as the rows come, by the Huffman tables of the standard: a tenth more bytes, but memory for some
   * rows only. Otherwise progressive with optimised tables, which holds the coefficients of the whole picture.
   */
  readonly inStrips?: boolean
}

/** Encodes a picture that comes some rows at a time. */
export type JpegliEncoder = {
  /** Takes the next rows, whole ones of RGBA pixels, any number of them; alpha is ignored. */
  rows(pixels: Uint8ClampedArray): void
  /** The file, after the last row. */
  end(): Blob
}

/** What vendor/jpegli/encoder.cc exports. */
type Exports = {
  readonly memory: WebAssembly.Memory
  _initialize(): void
  begin(
    width: number,
    height: number,
    distance: number,
    subsampleChroma: number,
    bandRows: number,
    progressive: number,
  ): number
  rows(count: number): void
  end(): void
}

/** Larger sides are refused by jpegli (`JPEG_MAX_DIMENSION`). */
export const maxSide = 65_500
/** As high as an MCU with subsampled chroma. */
const bandRows = 16

/** A part of the file that is handed to the browser, which need not keep it in memory, in bytes. */
const partBytes = 8 * 1024 * 1024

/**
 * Begins a JPEG without metadata. Each picture has an instance of its own,
 * as the memory of WebAssembly never shrinks. Fails with `too-large`, here or later, where the picture takes more memory
 * than there is.
 */
export function beginJpegli(
  module: WebAssembly.Module,
  { width, height }: PixelSize,
  { distance, chroma, inStrips = false }: JpegliOptions,
): JpegliEncoder {
  if (!(distance >= 0.01 && distance <= 25)) throw new RangeError(`a distance of ${distance}`)
  const tooLarge = () => new ImageFailure({ kind: 'too-large', width, height })
  if (Math.max(width, height) > maxSide || (!inStrips && width * height > maxCodecPixels)) throw tooLarge()

  const parts: Blob[] = []
  let pieces: Uint8Array<ArrayBuffer>[] = []
  let bytes = 0
  const { memory, ...encoder } = instantiate(module, (start, length) => {
    pieces.push(new Uint8Array(memory.buffer, start, length).slice())
    bytes += length
    if (bytes < partBytes) return
    parts.push(new Blob(pieces))
    pieces = []
    bytes = 0
  })
  /** jpegli has no other error left than a lack of memory, on which it traps. */
  const attempt = <Result>(call: () => Result): Result => {
    try {
      return call()
    } catch (error) {
      throw error instanceof WebAssembly.RuntimeError ? tooLarge() : error
    }
  }
  const band = attempt(() => {
    encoder._initialize()
    return encoder.begin(width, height, distance, chroma === '4:2:0' ? 1 : 0, bandRows, inStrips ? 0 : 1)
  })
  const stride = width * 4
  let left = height

  return {
    rows(pixels) {
      const count = pixels.length / stride
      if (!Number.isInteger(count) || count > left) throw new RangeError('these are not the next rows')
      left -= count
      for (let row = 0; row < count; row += bandRows) {
        const rows = Math.min(bandRows, count - row)
        // Anew each time: when the memory grows it gets another buffer.
        new Uint8Array(memory.buffer).set(pixels.subarray(row * stride, (row + rows) * stride), band)
        attempt(() => encoder.rows(rows))
      }
    },
    end() {
      if (left > 0) throw new RangeError(`${left} rows are missing`)
      attempt(() => encoder.end())
      return new Blob([...parts, ...pieces], { type: 'image/jpeg' })
    },
  }
}

/** Encodes opaque RGBA pixels; see `beginJpegli`. */
export function encodeJpegli(module: WebAssembly.Module, pixels: ImageData, options: JpegliOptions): Blob {
  const encoder = beginJpegli(module, pixels, options)
  encoder.rows(pixels.data)
  return encoder.end()
}

function instantiate(module: WebAssembly.Module, write: (start: number, length: number) => void): Exports {
  const { exports } = new WebAssembly.Instance(module, {
    file: { write },
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
