import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'

/** Replaces `ImageData`, which Node does not have. */
class Pixels {
  readonly colorSpace = 'srgb'
  readonly data: Uint8ClampedArray<ArrayBuffer>
  readonly width: number
  readonly height: number

  constructor(data: Uint8ClampedArray<ArrayBuffer>, width: number, height: number) {
    this.data = data
    this.width = width
    this.height = height
  }
}

/** Makes pixels for encoders and lets decoders make them. */
export const provideImageData = () => Object.assign(globalThis, { ImageData: Pixels })

/** Compiles the WebAssembly of a package or of this repository (`./…`). */
export const compileFile = (file: string) =>
  WebAssembly.compile(
    readFileSync(file.startsWith('./') ? file : createRequire(import.meta.url).resolve(file)),
  )

/** A test picture with smooth waves, hard edges and grain. */
export function testPicture(width: number, height: number): ImageData {
  const data = new Uint8ClampedArray(width * height * 4).fill(255)
  for (let y = 0; y < height; y += 1)
    for (let x = 0; x < width; x += 1) {
      const grain = ((x * 40_503 + y * 69_621) >>> 4) % 13
      const edge = x > width / 2 && y % 40 < 20 ? 60 : 0
      data.set(
        [128 + 90 * Math.sin(x / 17) + grain, 90 + y / 2 + edge, 200 - edge - x / 3],
        (y * width + x) * 4,
      )
    }
  return new Pixels(data, width, height) as ImageData
}
