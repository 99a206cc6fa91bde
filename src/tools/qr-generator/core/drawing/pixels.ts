/** RGBA pixels, as in `ImageData`. */
export type Picture = {
  readonly data: Uint8ClampedArray<ArrayBuffer>
  readonly width: number
  readonly height: number
}
