import type { BufferedReader } from '../bytes/buffered-reader.ts'
import { checkDecodeSize } from '../pixels/size-limits.ts'
import { readNumber, readNumbers, type TiffDirectory } from '../raw/tiff-directory.ts'
import { tiffCorrupt, tiffTruncated, tiffUnsupported } from './tiff-failure.ts'

/** The strips or tiles of a page (TIFF 6.0, sections 3 and 15), row by row, plane by plane. */
export type Segments = {
  readonly tiled: boolean
  readonly width: number
  readonly height: number
  readonly across: number
  /** Segments of each plane. */
  readonly perPlane: number
  readonly offsets: readonly number[]
  /** Their lengths in bytes; null where the file does not say them. */
  readonly lengths: readonly number[] | null
}

const maxSegments = 1_000_000
/** Segments may share their bytes, but what is read in all is limited: so many bytes, and so many times the file. */
const sharedBytes = 16_777_216
const maxShares = 8

export async function readSegments(
  reader: BufferedReader,
  directory: TiffDirectory,
  page: { readonly width: number; readonly height: number; readonly planes: number },
): Promise<Segments> {
  const tiled = directory.entries.has(322)
  const number = async (tag: number) => (await readNumber(reader, directory, tag)) ?? 0
  const width = tiled ? await number(322) : page.width
  // Without rows per strip there is one strip.
  const height = tiled ? await number(323) : Math.min(page.height, (await number(278)) || page.height)
  if (width === 0 || height === 0) throw tiffCorrupt()
  checkDecodeSize({ width, height })
  const across = Math.ceil(page.width / width)
  const perPlane = across * Math.ceil(page.height / height)
  const count = perPlane * page.planes
  if (count > maxSegments) throw tiffUnsupported()
  // Some files name more than the page needs, and some have tiles under the tags of strips.
  const numbers = async (tag: number, alike: number) =>
    readNumbers(reader, directory, directory.entries.has(tag) ? tag : alike, maxSegments)
  const offsets = tiled ? await numbers(324, 273) : await numbers(273, 324)
  const lengths = tiled ? await numbers(325, 279) : await numbers(279, 325)
  if (offsets.length < count) throw tiffCorrupt()
  const known = lengths.length >= count && lengths.some((length) => length > 0) ? lengths : null
  let all = 0
  for (const [index, offset] of offsets.slice(0, count).entries()) {
    const length = known?.[index] ?? 1
    if (offset + length > reader.size) throw tiffTruncated()
    all += length
  }
  if (all > sharedBytes + reader.size * maxShares) throw tiffCorrupt()
  return { tiled, width, height, across, perPlane, offsets, lengths: known }
}
