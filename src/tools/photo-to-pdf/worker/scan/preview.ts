import { blobSource } from '../../../../lib/image/browser/decode/blob-source.ts'
import { readImageHeader } from '../../../../lib/image/header/image-header.ts'
import { ImageFailure } from '../../../../lib/image/image-error.ts'
import type { BlackAndWhite } from '../../../../lib/image/scan/black-and-white.ts'
import type { Corners } from '../../../../lib/image/scan/corners.ts'
import type { GrayPixels } from '../../../../lib/image/scan/gray.ts'
import { pageSizeOf } from '../../core/scan.ts'
import type { ScanKind } from '../../core/settings.ts'
import { blackAndWhitePage } from './black-and-white-page.ts'
import { cleanPage } from './clean-page.ts'
import { toRgba } from './encode-page.ts'

/** Black and white is made this much larger than it is shown: on the screen, too, edges are smooth. */
const oversampling = 2

type PreviewOptions = { readonly corners: Corners; readonly kind: ScanKind; readonly side: number }

/** A small picture of the cleaned page, at most `side` pixels long; null when the photo cannot be decoded. */
export async function preview(
  file: Blob,
  { corners, kind, side }: PreviewOptions,
): Promise<ImageBitmap | null> {
  try {
    const header = await readImageHeader(blobSource(file))
    const page = pageSizeOf(corners, header)
    const shown = Math.min(1, side / Math.max(page.width, page.height))
    const worked = kind === 'gray' ? shown : Math.min(oversampling, shown * oversampling)
    const sizeAt = (scale: number) => ({
      width: Math.max(1, Math.round(page.width * scale)),
      height: Math.max(1, Math.round(page.height * scale)),
    })
    const gray = await cleanPage(file, header, { corners, size: sizeAt(worked), quick: true })
    const pixels = toRgba(kind === 'gray' ? gray : grayOf(blackAndWhitePage(gray, corners)))
    const { width, height } = sizeAt(shown)
    const small = { resizeWidth: width, resizeHeight: height, resizeQuality: 'high' } as const
    return await createImageBitmap(pixels, small)
  } catch (error) {
    if (error instanceof ImageFailure) return null
    throw error
  }
}

function grayOf({ width, height, rowBytes, bits }: BlackAndWhite): GrayPixels {
  const data = new Uint8Array(width * height)
  for (let y = 0, at = 0; y < height; y += 1)
    for (let x = 0; x < width; x += 1, at += 1)
      data[at] = ((bits[y * rowBytes + (x >> 3)] as number) << (x & 7)) & 128 ? 0 : 255
  return { width, height, data }
}
