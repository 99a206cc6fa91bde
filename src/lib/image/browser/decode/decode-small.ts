import type { ImageHeader } from '../../header/image-header.ts'

/**
 * Decodes a JPEG straight to about the wanted size, which takes half the time and a tenth of the memory of decoding all
 * of it: a JPEG's blocks can be decoded at an eighth, a quarter or half. Answers null where that cannot be done: another
 * format, a browser without ImageDecoder, or a picture that is to be turned, on which browsers do not agree.
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
    // The ordinary way tells what is wrong.
    return null
  }
}
