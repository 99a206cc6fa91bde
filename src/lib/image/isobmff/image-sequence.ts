import { type BufferedReader, openBufferedReader } from '../bytes/buffered-reader.ts'
import type { ByteRange } from '../bytes/range.ts'
import { ImageFailure } from '../image-error.ts'
import { BoxFields, corrupt, type IsobmffFormat } from './box-fields.ts'
import { type Box, boxesIn, boxesInFile } from './boxes.ts'
import { codecOf, codingOf } from './coded-picture.ts'
import { colourOf } from './colour.ts'
import type { DecodingPlan, Picture } from './decoding-plan.ts'
import { contentOf, type IsobmffFile } from './isobmff-file.ts'
import type { ItemProperty } from './item-properties.ts'
import { type Size, transformationsOf } from './transformations.ts'

/** The first track of pictures in a file. */
export type ImageSequence = {
  /** How many pictures the track has. */
  readonly pictures: number
  readonly first: Picture
}

const maxDescriptionBytes = 1024 * 1024
const maxTracks = 64
/** Of a visual sample entry, before its boxes (ISO/IEC 14496-12, 12.1.3). */
const entryHeaderBytes = 78

/**
 * Reads the first track of kind `pict` or `vide` in a `moov` box (ISO/IEC 23008-12, 7; ISO/IEC 14496-12, 8.2 to 8.7);
 * null when there is none. Fails with `corrupt`, `truncated` or `unreadable`.
 */
export async function readImageSequence(file: IsobmffFile, movie: ByteRange): Promise<ImageSequence | null> {
  const reader = openBufferedReader(file.source, file.format)
  let tracks = 0
  for await (const track of boxesInFile(reader, movie)) {
    if (track.type !== 'trak') continue
    tracks += 1
    if (tracks > maxTracks) return null
    const media = await childOf(reader, track, 'mdia')
    const handler = media && (await childOf(reader, media, 'hdlr'))
    if (!media || !handler || !['pict', 'vide'].includes(await handlerOf(reader, handler, file.format)))
      continue
    return readTrack(reader, file, track, media)
  }
  return null
}

async function childOf(reader: BufferedReader, parent: ByteRange, type: string): Promise<Box | null> {
  for await (const box of boxesInFile(reader, parent)) if (box.type === type) return box
  return null
}

/** The start of a box's content; fails with `corrupt` when it is shorter. */
async function fieldsAt(reader: BufferedReader, box: ByteRange, length: number, format: IsobmffFormat) {
  if (box.end - box.start < length) throw corrupt(format)
  return new BoxFields((await reader.bytes(box.start, length)).slice(), format)
}

async function handlerOf(reader: BufferedReader, box: Box, format: IsobmffFormat): Promise<string> {
  const fields = await fieldsAt(reader, box, 12, format)
  fields.bytes(8)
  return fields.code()
}

async function readTrack(
  reader: BufferedReader,
  file: IsobmffFile,
  track: Box,
  media: Box,
): Promise<ImageSequence> {
  const { format } = file
  const information = await childOf(reader, media, 'minf')
  const table = information && (await childOf(reader, information, 'stbl'))
  const header = await childOf(reader, track, 'tkhd')
  const description = table && (await childOf(reader, table, 'stsd'))
  if (!table || !header || !description) throw corrupt(format)
  const { type, size, properties } = parseSampleEntry(
    new BoxFields(await contentOf(reader, description, maxDescriptionBytes, format), format),
  )
  const { pictures, extent } = await firstSample(reader, table, format)
  if (extent.end > file.source.size) throw new ImageFailure({ kind: 'truncated', format })
  const codec = codecOf(type)
  const plan: DecodingPlan = codec
    ? { kind: 'coded', extents: [extent], ...size, ...codingOf(codec, properties, format, new Map()) }
    : { kind: 'unsupported', feature: 'item-type', type }
  const rotation = rotationOf(await contentOf(reader, header, 128, format), format)
  return {
    pictures,
    first: {
      coded: size,
      ...transformationsOf([...properties, ...rotation], size, format),
      plan,
      colour: colourOf(properties, format),
      channelBits: null,
    },
  }
}

/** The first entry of an `stsd` box (ISO/IEC 14496-12, 8.5.2): its boxes are of the same types as properties of items. */
function parseSampleEntry(fields: BoxFields): {
  type: string
  size: Size
  properties: readonly ItemProperty[]
} {
  fields.bytes(8)
  const entries = fields.rest()
  for (const { type, start, end } of boxesIn(entries)) {
    if (end > entries.length) break
    const entry = new BoxFields(entries.subarray(start, end), fields.format)
    const header = new BoxFields(entry.bytes(entryHeaderBytes), fields.format)
    header.bytes(24)
    const size = { width: header.unsigned(2), height: header.unsigned(2) }
    if (size.width === 0 || size.height === 0) break
    const content = entry.rest()
    const properties = [...boxesIn(content)].map((box) => ({
      type: box.type,
      content: content.subarray(box.start, box.end),
    }))
    return { type, size, properties }
  }
  throw corrupt(fields.format)
}

/** Where the first sample is, and how many there are (ISO/IEC 14496-12, 8.7.3 and 8.7.5). */
async function firstSample(
  reader: BufferedReader,
  table: Box,
  format: IsobmffFormat,
): Promise<{ pictures: number; extent: ByteRange }> {
  const sizes = await childOf(reader, table, 'stsz')
  const chunks = (await childOf(reader, table, 'stco')) ?? (await childOf(reader, table, 'co64'))
  if (!sizes || !chunks) throw corrupt(format)
  const sizeFields = await fieldsAt(reader, sizes, Math.min(16, sizes.end - sizes.start), format)
  sizeFields.versionAndFlags()
  const common = sizeFields.unsigned(4)
  const pictures = sizeFields.unsigned(4)
  const size = common === 0 ? sizeFields.unsigned(4) : common
  const offsetSize = chunks.type === 'co64' ? 8 : 4
  const chunkFields = await fieldsAt(reader, chunks, 8 + offsetSize, format)
  chunkFields.bytes(8)
  const start = chunkFields.unsigned(offsetSize)
  if (pictures === 0 || size === 0) throw corrupt(format)
  return { pictures, extent: { start, end: start + size } }
}

/** Rotations by the matrix of a `tkhd` box (ISO/IEC 14496-12, 8.3.2), as one by an `irot` property; others are left out. */
function rotationOf(content: Uint8Array<ArrayBuffer>, format: IsobmffFormat): readonly ItemProperty[] {
  const fields = new BoxFields(content, format)
  fields.bytes(fields.versionAndFlags().version === 1 ? 48 : 36)
  const [a, b, , c, d] = Array.from({ length: 5 }, () => Math.sign(fields.signed32()))
  const turns = [
    [1, 0, 0, 1],
    [0, -1, 1, 0],
    [-1, 0, 0, -1],
    [0, 1, -1, 0],
  ].findIndex((matrix) => [a, b, c, d].every((value, index) => value === matrix[index]))
  return turns > 0 ? [{ type: 'irot', content: Uint8Array.of(turns) }] : []
}
