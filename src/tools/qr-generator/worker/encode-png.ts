import { deflate } from '../../../lib/image/browser/encode/zlib.ts'
import type { Picture } from '../core/drawing/pixels.ts'
import { type PngImage, pngImage, writePng } from '../core/drawing/png.ts'

/** The rows of an image as a zlib stream. */
export const packRows = async ({ rows }: PngImage): Promise<Uint8Array<ArrayBuffer>> =>
  new Uint8Array(await (await deflate([rows].values())).arrayBuffer())

/** A PNG of the picture, without loss. */
export async function encodePng(picture: Picture): Promise<Blob> {
  const image = pngImage(picture)
  return new Blob([writePng(image, await packRows(image))], { type: 'image/png' })
}
