import { ascii, joined, uint32, uint32le } from './bytes.ts'
import { exifData, exifSegment } from './exif-data.ts'
import { gifComment, gifFile } from './gif-file.ts'
import { iccProfile } from './icc-profile.ts'
import { auxC, avifFile, box, nclx, pictureItem } from './isobmff-file.ts'
import { adobeSegment, iccSegments, jpegFile, xmpSegment } from './jpeg-file.ts'
import { jxlCodestream, jxlContainer, jxlExif } from './jxl-file.ts'
import { pngChunk, pngFile } from './png-file.ts'
import { ultraHdrFile } from './ultra-hdr-file.ts'

const thumbnail = jpegFile({ columns: 1, rows: 1, block: () => [1] })
const segments = [
  exifSegment({ orientation: 6, thumbnail }),
  xmpSegment('GCamera:MotionPhoto="1"'),
  adobeSegment(1),
  ...iccSegments(iccProfile('RGB '), 300),
]
/** One small file of every format whose header is read, with everything that the readers look for. */
export const sampleFiles: Readonly<Record<string, Uint8Array<ArrayBuffer>>> = {
  jpeg: jpegFile({ columns: 3, rows: 2, block: (x, y) => [x * 90, y * 200, 50], segments }),
  progressive: jpegFile({ columns: 3, rows: 2, block: (x) => [x * 90], segments, progressive: true }),
  'ultra-hdr': ultraHdrFile(),
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
      pngChunk('iTXt', ascii('XML:com.adobe.xmp\0\0\0\0\0<rdf:RDF></rdf:RDF>')),
    ],
  }),
  webp: joined(
    ascii('RIFF'),
    uint32le(70),
    ascii('WEBPVP8X'),
    uint32le(10),
    [8, 0, 0, 0, 9, 0, 0, 9, 0, 0],
    ascii('VP8L'),
    uint32le(6),
    [0x2f, 9, 64, 2, 0, 0],
    ascii('EXIF'),
    uint32le(10),
    ascii('MM\0*\0\0\0\x08\0\0'),
    ascii('XMP '),
    uint32le(8),
    ascii('<rdf:RD/>').slice(0, 8),
  ),
  avif: avifFile({
    items: [
      {
        ...pictureItem,
        properties: [
          ...(pictureItem.properties ?? []),
          nclx(12),
          box('colr', ascii('prof'), iccProfile('RGB ')),
        ],
      },
      { type: 'Exif', data: joined(uint32(0), exifData({ orientation: 6 })) },
      { type: 'mime', mediaType: 'application/rdf+xml', data: ascii('<x/>') },
      { type: 'tmap' },
    ],
    properties: [auxC('urn:com:apple:photo:2020:aux:hdrgainmap')],
  }),
  jxl: jxlContainer(jxlCodestream('alpha'), jxlExif(exifData({ orientation: 6 }))),
  bmp: joined(ascii('BM'), new Uint8Array(12), uint32le(40), uint32le(3), uint32le(3), new Uint8Array(30)),
  gif: gifFile({ frames: 2, loops: true, ownColours: true, before: gifComment('a comment') }),
}
