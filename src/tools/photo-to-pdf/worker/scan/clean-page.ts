import { uprightSize } from '../../../../lib/image/exif/orientation.ts'
import type { ImageHeader } from '../../../../lib/image/header/image-header.ts'
import type { Corners } from '../../../../lib/image/scan/corners.ts'
import { evenLight } from '../../../../lib/image/scan/even-light.ts'
import type { GrayPixels } from '../../../../lib/image/scan/gray.ts'
import { type Size, straighten, straightSize } from '../../../../lib/image/scan/straighten.ts'
import { decodeGray } from './decode-gray.ts'

type CleanOptions = {
  readonly corners: Corners
  /** Of the cleaned page, in pixels. */
  readonly size: Size
  readonly quick?: boolean
}

/** The page between the corners of a photo, laid flat and under even light. Fails with an `ImageFailure`. */
export async function cleanPage(
  file: Blob,
  header: ImageHeader,
  { corners, size, quick = false }: CleanOptions,
): Promise<GrayPixels> {
  const upright = uprightSize(header)
  const page = straightSize(corners, upright.width, upright.height)
  // Nothing is decoded in more detail than the page keeps.
  const scale = Math.min(1, Math.max(size.width / page.width, size.height / page.height))
  return evenLight(straighten(await decodeGray(file, header, { scale, quick }), corners, size))
}
