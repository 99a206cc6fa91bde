import { drawPicture, pictureSize } from './sample-picture.ts'

/** Encodes the sample as JPEG at a quality of 0 to 1. */
export type Encoder = (quality: number) => Promise<Blob>

/** Draws the sample once. Rejects without a canvas; the encoder rejects when encoding fails. */
export async function pictureEncoder(text: string): Promise<Encoder> {
  const canvas = document.createElement('canvas')
  canvas.width = pictureSize.width
  canvas.height = pictureSize.height
  const context = canvas.getContext('2d', { willReadFrequently: true })
  if (!context) throw new Error('no canvas')
  await drawPicture(context, text)
  return (quality) =>
    new Promise((resolve, reject) => {
      canvas.toBlob(
        (blob) => (blob ? resolve(blob) : reject(new Error('not encoded'))),
        'image/jpeg',
        quality,
      )
    })
}
