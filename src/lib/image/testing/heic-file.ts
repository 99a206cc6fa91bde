import { joined, uint32 } from './bytes.ts'
import { exifData } from './exif-data.ts'
import { hevcPictures } from './hevc-pictures.ts'
import { box, heifFile, irot, ispe } from './isobmff-file.ts'

/** A HEIC photo of 64 × 64 pixels, turned by 90° anticlockwise, with EXIF data that say the camera's maker. */
export function heicPhoto(maker = 'Camera works'): Uint8Array<ArrayBuffer> {
  const { configuration, sample } = hevcPictures.chroma420
  return heifFile({
    items: [
      {
        type: 'hvc1',
        data: sample,
        properties: [ispe(64, 64), box('hvcC', configuration.bytes), irot(1)],
      },
      {
        type: 'Exif',
        data: joined(uint32(0), exifData({ orientation: 6, maker })),
        references: { cdsc: [1] },
      },
    ],
  })
}
