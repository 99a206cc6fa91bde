/** One byte a pixel, row by row: 0 is black, 255 white, with sRGB's curve. */
export type GrayPixels = {
  readonly width: number
  readonly height: number
  readonly data: Uint8Array<ArrayBuffer>
}

/** Pixels as RGBA bytes, row by row. */
export type RgbaPixels = {
  readonly width: number
  readonly height: number
  readonly data: Uint8ClampedArray | Uint8Array
}

/** Luma with the weights of ITU-R BT.601, as JPEG's; opacity is not looked at. */
export function toGray({ width, height, data }: RgbaPixels): GrayPixels {
  const gray = new Uint8Array(width * height)
  for (let at = 0, from = 0; at < gray.length; at += 1, from += 4) {
    const [red, green, blue] = [data[from] as number, data[from + 1] as number, data[from + 2] as number]
    gray[at] = (red * 19_595 + green * 38_470 + blue * 7_471 + 32_768) >> 16
  }
  return { width, height, data: gray }
}
