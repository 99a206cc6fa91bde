import { ascii, joined, uint32, uint32le } from './bytes.ts'
import { exifData, exifSegment } from './exif-data.ts'
import { gifComment, gifFile } from './gif-file.ts'
import { iccProfile } from './icc-profile.ts'
import { adobeSegment, iccSegments, jpegFile, xmpSegment } from './jpeg-file.ts'
import { pngChunk, pngFile } from './png-file.ts'

const thumbnail = jpegFile({ columns: 1, rows: 1, block: () => [1] })
const segments = [
  exifSegment({ orientation: 6, thumbnail }),
  xmpSegment('GCamera:MotionPhoto="1"'),
  adobeSegment(1),
  ...iccSegments(iccProfile('RGB '), 300),
]
const box = (type: string, ...content: Uint8Array[]) => {
  const body = joined(...content)
  return joined(uint32(body.length + 8), ascii(type), body)
}
const ispe = joined(uint32(20), ascii('ispe'), uint32(0), uint32(40), uint32(30))

/** One small file of every format whose header is read, with everything in it that is looked at. */
export const sampleFiles: Readonly<Record<string, Uint8Array<ArrayBuffer>>> = {
  jpeg: jpegFile({ columns: 3, rows: 2, block: (x, y) => [x * 90, y * 200, 50], segments }),
  progressive: jpegFile({ columns: 3, rows: 2, block: (x) => [x * 90], segments, progressive: true }),
  png: pngFile({
    width: 4,
    height: 4,
    colourType: 3,
    parts: 3,
    chunks: [
      pngChunk('gAMA', [0, 0, 177, 143]),
      pngChunk('iCCP', ascii('n\0\0data')),
      pngChunk('eXIf', exifData({ orientation: 5 })),
      pngChunk('PLTE', [1, 2, 3]),
    ],
  }),
  webp: joined(
    ascii('RIFF'),
    uint32le(54),
    ascii('WEBPVP8X'),
    uint32le(10),
    [8, 0, 0, 0, 9, 0, 0, 9, 0, 0],
    ascii('VP8L'),
    uint32le(6),
    [0x2f, 9, 64, 2, 0, 0],
    ascii('EXIF'),
    uint32le(10),
    ascii('MM\0*\0\0\0\x08\0\0'),
  ),
  avif: joined(
    box('ftyp', ascii('avif\0\0\0\0avif')),
    box('meta', Uint8Array.from(uint32(0)), box('iprp', box('ipco', ispe))),
    box('mdat', new Uint8Array(40)),
  ),
  bmp: joined(ascii('BM'), new Uint8Array(12), uint32le(40), uint32le(3), uint32le(3), new Uint8Array(30)),
  gif: gifFile({ frames: 2, loops: true, ownColours: true, before: gifComment('a comment') }),
}
