import { type Hex, hexOfRgb } from '../colour/hex.ts'

type Lab = readonly [l: number, a: number, b: number]

const linear = Float64Array.from({ length: 256 }, (_, channel) => {
  const value = channel / 255
  return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4
})

/** OKLab of 8-bit sRGB. Source: B. Ottosson, "A perceptual color space for image processing", 2020. */
function oklab(red: number, green: number, blue: number): Lab {
  const r = linear[red] ?? 0
  const g = linear[green] ?? 0
  const b = linear[blue] ?? 0
  const l = Math.cbrt(0.4122214708 * r + 0.5363325363 * g + 0.0514459929 * b)
  const m = Math.cbrt(0.2119034982 * r + 0.6806995451 * g + 0.1073969566 * b)
  const s = Math.cbrt(0.0883024619 * r + 0.2817188376 * g + 0.6299787005 * b)
  return [
    0.2104542553 * l + 0.793617785 * m - 0.0040720468 * s,
    1.9779984951 * l - 2.428592205 * m + 0.4505937099 * s,
    0.0259040371 * l + 0.7827717662 * m - 0.808675766 * s,
  ]
}

const squared = (a: Lab, b: Lab) => (a[0] - b[0]) ** 2 + (a[1] - b[1]) ** 2 + (a[2] - b[2]) ** 2

type Bin = { readonly rgb: [number, number, number]; readonly lab: Lab; weight: number }

/**
 * The main colours of RGBA pixels (8 bits each, not premultiplied), most frequent first; fewer than `count` if the
 * picture has fewer. Mostly transparent pixels are ignored. Pixels are binned to 5 bits per channel, then clustered
 * by k-means in OKLab. The first centre is the most frequent bin, each further one the bin with the best product of
 * distance and frequency, so the result is deterministic.
 */
export function dominantColours(rgba: Uint8ClampedArray, count: number): readonly Hex[] {
  const bins = binned(rgba)
  const centres: Bin[] = []
  while (centres.length < Math.min(count, bins.length)) {
    const next = bins.reduce<{ bin: Bin | undefined; score: number }>(
      (best, bin) => {
        const distance = Math.min(1, ...centres.map((centre) => squared(bin.lab, centre.lab)))
        const score = Math.sqrt(bin.weight) * distance
        return score > best.score ? { bin, score } : best
      },
      { bin: undefined, score: 0 },
    )
    if (!next.bin) break
    centres.push(next.bin)
  }
  let means = centres.map(({ lab, rgb }) => ({ lab, rgb, weight: 0 }))
  for (let round = 0; round < 12; round += 1) {
    const sums = means.map(() => ({
      rgb: [0, 0, 0] as [number, number, number],
      lab: [0, 0, 0] as [number, number, number],
      weight: 0,
    }))
    for (const bin of bins) {
      const sum = sums[nearest(bin.lab, means)]
      if (!sum) continue
      sum.weight += bin.weight
      for (const index of [0, 1, 2] as const) {
        sum.rgb[index] += bin.rgb[index] * bin.weight
        sum.lab[index] += bin.lab[index] * bin.weight
      }
    }
    means = sums
      .filter(({ weight }) => weight > 0)
      .map(({ rgb, lab, weight }) => ({
        rgb: [rgb[0] / weight, rgb[1] / weight, rgb[2] / weight],
        lab: [lab[0] / weight, lab[1] / weight, lab[2] / weight],
        weight,
      }))
  }
  return means.sort((a, b) => b.weight - a.weight).map(({ rgb }) => hexOfRgb(rgb))
}

function nearest(lab: Lab, means: readonly { readonly lab: Lab }[]): number {
  let best = 0
  let minDistance = Number.POSITIVE_INFINITY
  for (const [index, mean] of means.entries()) {
    const distance = squared(lab, mean.lab)
    if (distance < minDistance) {
      minDistance = distance
      best = index
    }
  }
  return best
}

function binned(rgba: Uint8ClampedArray): readonly Bin[] {
  const sums = new Map<number, [number, number, number, number]>()
  for (let offset = 0; offset + 3 < rgba.length; offset += 4) {
    const [red = 0, green = 0, blue = 0, alpha = 0] = rgba.subarray(offset, offset + 4)
    if (alpha < 128) continue
    const key = ((red >> 3) << 10) | ((green >> 3) << 5) | (blue >> 3)
    const sum = sums.get(key)
    if (!sum) sums.set(key, [red, green, blue, 1])
    else {
      sum[0] += red
      sum[1] += green
      sum[2] += blue
      sum[3] += 1
    }
  }
  return [...sums.values()].map(([red, green, blue, weight]) => {
    const rgb: [number, number, number] = [red / weight, green / weight, blue / weight]
    const [r, g, b] = rgb.map(Math.round) as [number, number, number]
    return { rgb, lab: oklab(r, g, b), weight }
  })
}
