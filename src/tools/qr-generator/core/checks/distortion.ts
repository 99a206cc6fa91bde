import type { Picture } from '../drawing/pixels.ts'

/** A greyscale picture, 0 to 255. */
export type Grey = { readonly data: Float32Array; readonly width: number; readonly height: number }

/** Converts to luma (ITU-R BT.601), with a mid-grey border in place of a code's surroundings. */
export function toGrey({ data, width, height }: Picture, border: number): Grey {
  const wide = width + 2 * border
  const high = height + 2 * border
  const grey = new Float32Array(wide * high).fill(128)
  for (let y = 0; y < height; y += 1)
    for (let x = 0; x < width; x += 1) {
      const at = (y * width + x) * 4
      grey[(y + border) * wide + x + border] =
        0.299 * (data[at] ?? 0) + 0.587 * (data[at + 1] ?? 0) + 0.114 * (data[at + 2] ?? 0)
    }
  return { data: grey, width: wide, height: high }
}

export function toPicture({ data, width, height }: Grey): Picture {
  const pixels = new Uint8ClampedArray(width * height * 4)
  data.forEach((value, index) => {
    pixels[index * 4] = value
    pixels[index * 4 + 1] = value
    pixels[index * 4 + 2] = value
    pixels[index * 4 + 3] = 255
  })
  return { data: pixels, width, height }
}

/** Gaussian blur; sigma in pixels. */
export function blur(grey: Grey, sigma: number): Grey {
  const radius = Math.ceil(sigma * 3)
  const weights = Array.from({ length: 2 * radius + 1 }, (_, index) =>
    Math.exp(-((index - radius) ** 2) / (2 * sigma * sigma)),
  )
  const sum = weights.reduce((total, weight) => total + weight, 0)
  const convolve = (source: Float32Array, step: number, count: number, line: number, lines: number) => {
    const target = new Float32Array(source.length)
    for (let row = 0; row < lines; row += 1)
      for (let at = 0; at < count; at += 1) {
        let value = 0
        for (let tap = -radius; tap <= radius; tap += 1) {
          const near = Math.min(count - 1, Math.max(0, at + tap))
          value += (source[row * line + near * step] ?? 0) * (weights[tap + radius] ?? 0)
        }
        target[row * line + at * step] = value / sum
      }
    return target
  }
  const { width, height } = grey
  const blurredRows = convolve(grey.data, 1, width, width, height)
  return { ...grey, data: convolve(blurredRows, width, height, 1, width) }
}

/** Adds Gaussian noise, the same in every run. */
export function addNoise(grey: Grey, deviation: number): Grey {
  let state = 1
  const next = () => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0
    return (state + 0.5) / 2 ** 32
  }
  const data = grey.data.map((value) => {
    // Box and Muller, 1958.
    const normal = Math.sqrt(-2 * Math.log(next())) * Math.cos(2 * Math.PI * next())
    return Math.min(255, Math.max(0, value + normal * deviation))
  })
  return { ...grey, data }
}

/** Reduces the contrast around mid-grey to `share` of the original. */
export function lowerContrast(grey: Grey, share: number): Grey {
  return { ...grey, data: grey.data.map((value) => 128 + (value - 128) * share) }
}

/** Downscales to `share` of the width by area averaging. */
export function shrink({ data, width, height }: Grey, share: number): Grey {
  const wide = Math.max(1, Math.floor(width * share))
  const high = Math.max(1, Math.floor(height * share))
  const small = new Float32Array(wide * high)
  for (let y = 0; y < high; y += 1)
    for (let x = 0; x < wide; x += 1) {
      const [left, top] = [x / share, y / share]
      const [right, bottom] = [Math.min(width, (x + 1) / share), Math.min(height, (y + 1) / share)]
      let [sum, area] = [0, 0]
      for (let row = Math.floor(top); row < bottom; row += 1)
        for (let column = Math.floor(left); column < right; column += 1) {
          const covered =
            (Math.min(row + 1, bottom) - Math.max(row, top)) *
            (Math.min(column + 1, right) - Math.max(column, left))
          sum += (data[row * width + column] ?? 0) * covered
          area += covered
        }
      small[y * wide + x] = sum / area
    }
  return { data: small, width: wide, height: high }
}
