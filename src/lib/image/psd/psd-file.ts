import type { ByteSource } from '../../files/bytes.ts'
import { type BufferedReader, openBufferedReader } from '../bytes/buffered-reader.ts'
import { viewOf } from '../bytes/byte-order.ts'
import type { ByteRange } from '../bytes/range.ts'
import { iccComponents } from '../colour/icc.ts'
import { checkDecodeSize } from '../pixels/size-limits.ts'
import { hasTransparency } from './merged-transparency.ts'
import { psdCorrupt, psdTruncated, psdUnsupported } from './psd-failure.ts'

type ColourMode = 'bitmap' | 'grey' | 'indexed' | 'rgb' | 'cmyk'
const colourModes: ReadonlyMap<number, ColourMode> = new Map([
  [0, 'bitmap'],
  [1, 'grey'],
  [2, 'indexed'],
  [3, 'rgb'],
  [4, 'cmyk'],
  // Duotone, which is to be read as grey: its inks are not documented.
  [8, 'grey'],
])

/** What a Photoshop document says of its merged picture (Adobe Photoshop File Format Specification). */
export type PsdFile = {
  readonly width: number
  readonly height: number
  readonly colour: ColourMode
  readonly depth: 1 | 8 | 16
  readonly channels: number
  /** PSB: counts of more bytes. */
  readonly large: boolean
  /** The first channel after those of the colours is the opacity. */
  readonly transparent: boolean
  readonly palette: Uint8Array | null
  readonly icc: Uint8Array<ArrayBuffer> | null
  readonly exif: Uint8Array<ArrayBuffer> | null
  /** Where the picture data begin. */
  readonly data: number
}

const headerLength = 26
const maxChannels = 56
const maxResources = 10_000
const maxResourceBytes = 4 * 1024 * 1024
/** Resources: the ICC profile, the EXIF data, and which parts the file has. */
const [iccResource, exifResource, versionResource] = [1039, 1058, 1057]
const paletteLength = 768

/** Reads all but the layers. Fails with an `ImageFailure`, also for a file that was saved without a merged picture. */
export async function readPsdFile(source: ByteSource): Promise<PsdFile> {
  const reader = openBufferedReader(source, 'psd')
  const head = viewOf((await reader.bytes(0, headerLength)).slice())
  const version = head.getUint16(4)
  if (version !== 1 && version !== 2) throw psdUnsupported()
  const large = version === 2
  const [channels, height, width] = [head.getUint16(12), head.getUint32(14), head.getUint32(18)]
  if (width === 0 || height === 0 || channels === 0 || channels > maxChannels) throw psdCorrupt()
  checkDecodeSize({ width, height })
  const depth = head.getUint16(22)
  const colour = colourModes.get(head.getUint16(24))
  if (!colour || !(depth === 8 || depth === 16 || depth === 1)) throw psdUnsupported()
  if ((depth === 1) !== (colour === 'bitmap') || (colour === 'indexed' && depth !== 8)) throw psdUnsupported()

  const paletteSection = await section(reader, headerLength, 4)
  const resourceSection = await section(reader, paletteSection.end, 4)
  const layerSection = await section(reader, resourceSection.end, large ? 8 : 4)
  const resources = await findResources(reader, resourceSection)
  const bytesOf = async (id: number) => {
    const range = resources.get(id)
    return range ? (await reader.bytes(range.start, range.end - range.start)).slice() : null
  }
  // Four bytes of a version, then whether there is a merged picture.
  if ((await bytesOf(versionResource))?.[4] === 0) throw psdUnsupported()
  const icc = await bytesOf(iccResource)
  return {
    width,
    height,
    colour,
    depth,
    channels,
    large,
    transparent: await hasTransparency(reader, layerSection, large),
    palette: colour === 'indexed' ? await readPalette(reader, paletteSection) : null,
    icc: icc && colour !== 'cmyk' && iccComponents(icc) === 3 ? icc : null,
    exif: await bytesOf(exifResource),
    data: layerSection.end,
  }
}

/** A section of the file, without the count of its bytes. */
async function section(reader: BufferedReader, at: number, countLength: 4 | 8): Promise<ByteRange> {
  const start = at + countLength
  const view = viewOf(await reader.bytes(at, countLength))
  const length = countLength === 4 ? view.getUint32(0) : Number(view.getBigUint64(0))
  if (start + length > reader.size) throw psdTruncated()
  return { start, end: start + length }
}

/** The first resource of each number, by where its data are. */
async function findResources(
  reader: BufferedReader,
  { start, end }: ByteRange,
): Promise<Map<number, ByteRange>> {
  const resources = new Map<number, ByteRange>()
  let at = start
  for (let count = 0; count < maxResources && at + 12 <= end; count += 1) {
    const head = viewOf(await reader.bytes(at, 7))
    const id = head.getUint16(4)
    // A name with its length before it, of an even number of bytes in all.
    const data = at + 6 + even(1 + head.getUint8(6)) + 4
    if (data > end) break
    const length = viewOf(await reader.bytes(data - 4, 4)).getUint32(0)
    if (data + length > end) break
    if (!resources.has(id) && length <= maxResourceBytes)
      resources.set(id, { start: data, end: data + length })
    at = data + even(length)
  }
  return resources
}

/** Three bytes a colour: all reds are stored first, then all greens and blues. */
async function readPalette(reader: BufferedReader, { start, end }: ByteRange): Promise<Uint8Array> {
  if (end - start < paletteLength) throw psdCorrupt()
  const stored = await reader.bytes(start, paletteLength)
  const palette = new Uint8Array(paletteLength)
  for (let index = 0; index < 256; index += 1)
    for (let byte = 0; byte < 3; byte += 1) palette[index * 3 + byte] = stored[byte * 256 + index] ?? 0
  return palette
}

const even = (length: number) => length + (length % 2)
