import { ImageFailure } from '../../image-error.ts'
import type { Colour } from '../../isobmff/colour.ts'
import type { PixelSize } from '../../pixels/fit-box.ts'

/** The first frame of a JPEG XL file, upright: RGBA of 8 bits in the memory of its decoder. */
export type JxlPicture = PixelSize & {
  readonly pixels: Uint8ClampedArray<ArrayBuffer>
  readonly hasAlpha: boolean
  readonly colour: Colour
}

/** The functions of vendor/libjxl/libjxl.wasm, as its README has them. */
interface Exports {
  readonly memory: WebAssembly.Memory
  _initialize(): void
  jxl_input(size: number): number
  jxl_decode(maxPixels: number): number
  jxl_width(): number
  jxl_height(): number
  jxl_has_alpha(): number
  jxl_pixels(): number
  jxl_primaries(): number
  jxl_transfer(): number
  jxl_profile(): number
  jxl_profile_size(): number
}

/** Results of `jxl_decode`. */
const done = 0
const truncated = 2
const outOfMemory = 3
const inks = 4

/** Where the module's memory ends, but for a last step of growth, in bytes. */
const almostAllMemory = 1.8 * 2 ** 30

/** Decodes a file whose header says that it has this size. Each has an instance of its own. Fails with an `ImageFailure`. */
export function decodeJxl(module: WebAssembly.Module, file: Uint8Array, size: PixelSize): JxlPicture {
  const exports = instantiate(module)
  const result = run(exports, file, size)
  if (result === done && exports.jxl_width() === size.width && exports.jxl_height() === size.height)
    return pictureIn(exports)
  if (result === truncated) throw new ImageFailure({ kind: 'truncated', format: 'jxl' })
  if (result === inks) throw new ImageFailure({ kind: 'unsupported', format: 'jxl' })
  // Where memory ends, the decoder fails in many ways.
  if (result === outOfMemory || exports.memory.buffer.byteLength > almostAllMemory)
    throw new ImageFailure({ kind: 'too-large', width: size.width, height: size.height })
  throw new ImageFailure({ kind: 'corrupt', format: 'jxl' })
}

function run(exports: Exports, file: Uint8Array, { width, height }: PixelSize): number | null {
  try {
    const address = exports.jxl_input(file.length)
    if (address === 0) return outOfMemory
    new Uint8Array(exports.memory.buffer, address, file.length).set(file)
    return exports.jxl_decode(width * height)
  } catch {
    // A trap.
    return null
  }
}

function instantiate(module: WebAssembly.Module): Exports {
  const { exports } = new WebAssembly.Instance(module, {
    env: { emscripten_notify_memory_growth: () => 0 },
    wasi_snapshot_preview1: {
      proc_exit() {
        throw new Error('The decoder has given up')
      },
    },
  })
  const decoder = exports as unknown as Exports
  decoder._initialize()
  return decoder
}

function pictureIn(exports: Exports): JxlPicture {
  const { buffer } = exports.memory as { readonly buffer: ArrayBuffer }
  const [width, height] = [exports.jxl_width(), exports.jxl_height()]
  const profileSize = exports.jxl_profile_size()
  const [primaries, transfer] = [exports.jxl_primaries(), exports.jxl_transfer()]
  return {
    width,
    height,
    pixels: new Uint8ClampedArray(buffer, exports.jxl_pixels(), width * height * 4),
    hasAlpha: exports.jxl_has_alpha() === 1,
    colour: {
      codePoints: primaries === 0 ? null : { primaries, transfer, matrix: 0, fullRange: true },
      icc: profileSize === 0 ? null : new Uint8Array(buffer, exports.jxl_profile(), profileSize),
    },
  }
}
