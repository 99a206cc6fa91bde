import type { PixelSize } from '../../pixels/fit-box.ts'

/** What vendor/jpegli/similarity.cc exports. */
type Exports = {
  readonly memory: WebAssembly.Memory
  _initialize(): void
  similarity_linear(): number
  similarity_begin(width: number, height: number): number
  similarity_clear(): number
  similarity_add(): void
}

const [scales, maps, norms] = [5, 3, 2]
const sumCount = 3 * scales * maps * norms
/** The norms of error maps: their mean, and the fourth root of the mean of their fourth powers. */
const [mean, fourth] = [0, 1]
/** The error maps. */
const [structure, ringing, blur] = [0, 1, 2]
/** Components of the colour space XYB. */
const [x, y, b] = [0, 1, 2]

/**
 * The weights of SSIMULACRA 2 (version 2.1, github.com/cloudinary/ssimulacra2) by component, scale, map and norm. Those
 * below 0.1 change no score by a hundredth and are left out.
 */
const weights: readonly (readonly [number, number, number, number, number])[] = [
  [x, 1, structure, fourth, 1.1041726426657346],
  [x, 2, structure, fourth, 1.8422455520539298],
  [x, 2, ringing, fourth, 11.441172603757666],
  [x, 3, structure, fourth, 1.8787594979546387],
  [x, 3, ringing, fourth, 10.94906990605142],
  [x, 4, ringing, mean, 0.9677937080626833],
  [x, 4, ringing, fourth, 0.9981766977854967],
  [y, 0, structure, fourth, 7.466890328078848],
  [y, 0, blur, fourth, 17.445833984131262],
  [y, 1, structure, fourth, 6.683678146179332],
  [y, 1, blur, fourth, 1.027889937768264],
  [y, 2, structure, mean, 225.20515300849274],
  [y, 2, structure, fourth, 19.213238186143016],
  [y, 3, structure, mean, 176.39317598450694],
  [y, 3, structure, fourth, 24.43300999870476],
  [y, 3, ringing, fourth, 0.28520802612117757],
  [y, 4, structure, fourth, 34.77906344483772],
  [y, 4, ringing, fourth, 44.835625328877896],
  [b, 3, structure, fourth, 8.826982764996862],
  [b, 3, ringing, fourth, 23.19243343998926],
  [b, 4, structure, mean, 95.1080498811086],
  [b, 4, ringing, mean, 0.9863978034400682],
  [b, 4, blur, mean, 0.9834382792465353],
  [b, 4, ringing, fourth, 171.2667255897307],
  [b, 4, blur, fourth, 0.9807858872435379],
]

/** Measures SSIMULACRA 2 over tiles of one size. */
export type Ssimulacra2 = {
  /** Forgets the tiles that were added. */
  clear(): void
  /** Opaque RGBA pixels of a tile of the original, and of what it became. */
  add(original: Uint8ClampedArray, other: Uint8ClampedArray): void
  /** The score of all tiles together: 100 for the same. */
  score(): number
}

/** Shorter sides do not have all scales. */
export const minSide = 128

/** @param module vendor/jpegli/jpegli.wasm */
export function createSsimulacra2(module: WebAssembly.Module, { width, height }: PixelSize): Ssimulacra2 {
  const { exports } = new WebAssembly.Instance(module, {
    file: { write() {} },
    env: { emscripten_notify_memory_growth() {} },
    wasi_snapshot_preview1: {
      proc_exit() {
        throw new WebAssembly.RuntimeError('aborted')
      },
    },
  })
  const metric = exports as Exports
  metric._initialize()
  new Float32Array(metric.memory.buffer, metric.similarity_linear(), 256).set(linearOfSample)
  const tile = metric.similarity_begin(width, height)
  const sums = metric.similarity_clear()
  return {
    clear: () => void metric.similarity_clear(),
    add(original, other) {
      const memory = new Uint8Array(metric.memory.buffer)
      memory.set(original, tile)
      memory.set(other, tile + width * height * 4)
      metric.similarity_add()
    },
    score: () => scoreOf(new Float64Array(metric.memory.buffer, sums, sumCount + scales)),
  }
}

/** sRGB (IEC 61966-2-1). */
const linearOfSample = Float32Array.from({ length: 256 }, (_, sample) => {
  const share = sample / 255
  return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4
})

function scoreOf(sums: Float64Array): number {
  let sum = 0
  for (const [component, scale, map, norm, weight] of weights) {
    const pixels = sums[sumCount + scale] ?? 0
    if (pixels === 0) continue
    const share = (sums[((component * scales + scale) * maps + map) * norms + norm] ?? 0) / pixels
    sum += weight * (norm === fourth ? share ** 0.25 : share)
  }
  sum *= 0.9562382616834844
  sum = 2.326765642916932 * sum - 0.020884521182843837 * sum ** 2 + 6.248496625763138e-5 * sum ** 3
  return sum > 0 ? 100 - 10 * sum ** 0.6276336467831387 : 100
}
