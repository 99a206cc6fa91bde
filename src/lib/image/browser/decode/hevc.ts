import type { HevcDecoder, HevcPicture } from '../../hevc/hevc-decoder.ts'
import { nalUnits } from '../../hevc/nal-units.ts'
import type { ChromaFormat, Plane } from '../../hevc/planes.ts'
import { type ImageError, ImageFailure } from '../../image-error.ts'
import type { HevcConfiguration } from '../../isobmff/hevc-configuration.ts'

/** A decoder whose code is loaded when a picture needs it. */
export interface WasmHevcDecoder extends HevcDecoder {
  decode(configuration: HevcConfiguration, sample: Uint8Array, maxPixels: number): HevcPicture
}

/** The functions of vendor/libde265/libde265.wasm, as its README has them. */
interface Exports {
  readonly memory: WebAssembly.Memory
  _initialize(): void
  hevc_open(maxPixels: number): number
  hevc_input(size: number): number
  hevc_push(size: number): number
  hevc_finish(): number
  hevc_close(): void
  hevc_declared_size(vertical: number): number
  hevc_chroma_format(): number
  hevc_plane(plane: number): number
  hevc_plane_width(plane: number): number
  hevc_plane_height(plane: number): number
  hevc_plane_stride(plane: number): number
  hevc_plane_bit_depth(plane: number): number
  hevc_matrix_coefficients(): number
  hevc_full_range(): number
}

const chromaFormats: readonly ChromaFormat[] = ['4:0:0', '4:2:0', '4:2:2', '4:4:4']

/** Results of `hevc_push` and `hevc_finish` that say more than that the data are wrong. */
const outOfMemory = 7
const tooLarge = 19
const notImplemented = 502
const notIntra = 2001
const incomplete = 2002

/** One decoder for all pictures of a file. */
export function openHevcDecoder(module: WebAssembly.Module): WasmHevcDecoder {
  let exports: Exports | null = null

  return {
    decode(configuration, sample, maxPixels) {
      exports ??= instantiate(module)
      try {
        check(exports, exports.hevc_open(maxPixels))
        for (const { bytes } of configuration.parameterSets) push(exports, bytes)
        for (const unit of nalUnits(sample, configuration.lengthSize)) push(exports, unit)
        check(exports, exports.hevc_finish())
        return pictureIn(exports)
      } catch (error) {
        // Its memory may be in any state.
        exports = null
        if (error instanceof ImageFailure) throw error
        throw new ImageFailure({ kind: 'corrupt', format: 'heic' })
      }
    },
  }
}

function instantiate(module: WebAssembly.Module): Exports {
  const nothing = () => 0
  const { exports } = new WebAssembly.Instance(module, {
    env: { emscripten_notify_memory_growth: nothing },
    // Only error messages and `abort` need these.
    wasi_snapshot_preview1: { fd_close: nothing, fd_seek: nothing, fd_write: nothing, proc_exit: exit },
  })
  const decoder = exports as unknown as Exports
  decoder._initialize()
  return decoder
}

function exit(): never {
  throw new Error('The decoder has given up')
}

function push(exports: Exports, unit: Uint8Array): void {
  const address = exports.hevc_input(unit.length)
  if (address === 0) check(exports, outOfMemory)
  new Uint8Array(exports.memory.buffer, address, unit.length).set(unit)
  check(exports, exports.hevc_push(unit.length))
}

function check(exports: Exports, result: number): void {
  if (result === 0) return
  throw new ImageFailure(errorOf(exports, result))
}

function errorOf(exports: Exports, result: number): ImageError {
  switch (result) {
    case outOfMemory:
    case tooLarge:
      return {
        kind: 'too-large',
        width: exports.hevc_declared_size(0),
        height: exports.hevc_declared_size(1),
      }
    case incomplete:
      return { kind: 'truncated', format: 'heic' }
    case notIntra:
    case notImplemented:
      return { kind: 'unsupported', format: 'heic' }
    default:
      return { kind: 'corrupt', format: 'heic' }
  }
}

function pictureIn(exports: Exports): HevcPicture {
  const chroma = chromaFormats[exports.hevc_chroma_format()] ?? '4:0:0'
  const planes = (chroma === '4:0:0' ? [0] : [0, 1, 2]).map((plane) => planeIn(exports, plane))
  return {
    width: exports.hevc_plane_width(0),
    height: exports.hevc_plane_height(0),
    bitDepth: exports.hevc_plane_bit_depth(0),
    chroma,
    planes,
    colour: { matrix: exports.hevc_matrix_coefficients(), fullRange: exports.hevc_full_range() === 1 },
  }
}

function planeIn(exports: Exports, plane: number): Plane {
  const width = exports.hevc_plane_width(plane)
  const height = exports.hevc_plane_height(plane)
  const bitDepth = exports.hevc_plane_bit_depth(plane)
  const address = exports.hevc_plane(plane)
  const bytes = exports.hevc_plane_stride(plane)
  const { buffer } = exports.memory
  // The last row may end where the memory does.
  if (bitDepth <= 8) {
    const samples = new Uint8Array(buffer, address, bytes * (height - 1) + width)
    return { samples, width, height, stride: bytes, bitDepth }
  }
  const stride = bytes / 2
  const samples = new Uint16Array(buffer, address, stride * (height - 1) + width)
  return { samples, width, height, stride, bitDepth }
}
