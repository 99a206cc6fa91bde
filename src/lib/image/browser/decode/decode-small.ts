import type { ImageHeader } from '../../header/image-header.ts'

/**
 * Decodes a JPEG directly to about the requested size, in half the time and a tenth of the memory of a full decode: its
 * blocks can be decoded at an eighth, a quarter or half. Returns null where that is not possible: another format, a
 * browser without ImageDecoder, or a picture to be rotated, which browsers handle differently.
 */
export async function decodeSmall(
  file: Blob,
  header: ImageHeader,
  size: { readonly resizeWidth: number; readonly resizeHeight: number },
): Promise<ImageBitmap | null> {
  if (header.format !== 'jpeg' || header.orientation !== 1 || !('ImageDecoder' in globalThis)) return null
  try {
    const data = await file.arrayBuffer()
    const decoder = new ImageDecoder({
      data,
      transfer: [data],
      type: 'image/jpeg',
      desiredWidth: size.resizeWidth,
      desiredHeight: size.resizeHeight,
    })
    try {
      const { image } = await decoder.decode()
      try {
        return await createImageBitmap(image, { ...size, resizeQuality: 'medium' })
      } finally {
        image.close()
      }
    } finally {
      decoder.close()
    }
  } catch {
    // The caller decodes it in full then, which reports what is wrong.
    return null
  }
}
