/** Pixels as a canvas has them: red, green, blue, opacity. */
export type Picture = {
  readonly data: Uint8ClampedArray<ArrayBuffer>
  readonly width: number
  readonly height: number
}
