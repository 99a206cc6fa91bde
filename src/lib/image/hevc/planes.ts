/** Chroma planes in relation to luma: none, half in both directions, half the width, alike. */
export type ChromaFormat = '4:0:0' | '4:2:0' | '4:2:2' | '4:4:4'

export interface Plane {
  /** 16-bit numbers for more than 8 bits. */
  readonly samples: Uint8Array | Uint16Array
  readonly width: number
  readonly height: number
  /** Samples from one row to the next. */
  readonly stride: number
  readonly bitDepth: number
}

/** How samples become colours; codes of ITU-T H.273. */
export interface ColourCoding {
  readonly matrix: number
  readonly fullRange: boolean
}

/** A decoded picture: luma, then blue and red difference unless `chroma` is 4:0:0. */
export interface Planes {
  readonly width: number
  readonly height: number
  readonly chroma: ChromaFormat
  readonly planes: readonly Plane[]
}
