/**
 * EXIF orientation, tag 0x0112 (CIPA DC-008, 4.6.5.1.6): 1 as stored, 2 mirrored left-right, 3 rotated by 180°,
 * 4 mirrored top-bottom, 5 transposed, 6 to be rotated 90° clockwise, 7 transverse, 8 to be rotated 90° anticlockwise.
 */
export type Orientation = 1 | 2 | 3 | 4 | 5 | 6 | 7 | 8

/** Any value but 1 to 8 means "as stored". */
export function orientationFrom(value: number): Orientation {
  return value >= 1 && value <= 8 && Number.isInteger(value) ? (value as Orientation) : 1
}

/** Width and height in pixels as stored, and the orientation to show the picture in. */
export type OrientedSize = {
  readonly width: number
  readonly height: number
  readonly orientation: Orientation
}

/** Width and height of the upright picture: 5 to 8 swap the sides. */
export function uprightSize({ width, height, orientation }: OrientedSize): { width: number; height: number } {
  return orientation > 4 ? { width: height, height: width } : { width, height }
}
