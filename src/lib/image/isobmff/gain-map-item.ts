import { ImageFailure } from '../image-error.ts'
import { auxiliaryItem } from './auxiliary-item.ts'
import { type Colour, colourOf } from './colour.ts'
import type { Picture } from './decoding-plan.ts'
import type { IsobmffFile } from './isobmff-file.ts'
import { readItemData } from './item-data.ts'
import { readXmpItemOf } from './metadata-items.ts'
import { readPicture } from './picture-item.ts'

/** A gain map of the primary picture, and what the file says of it. */
export type GainMapItem = {
  readonly id: number
  readonly picture: Picture
  /** The data of the tone-mapped item (`tmap`; ISO 21496-1, ISO/IEC 23008-12), and its colours. */
  readonly toneMap: { readonly data: Uint8Array<ArrayBuffer>; readonly colour: Colour } | null
  /** XMP data of the map, which Apple's have. */
  readonly xmp: Uint8Array<ArrayBuffer> | null
  /** Another one, where this cannot be applied: Apple's beside a tone-mapped item. */
  readonly otherwise: GainMapItem | null
}

const maxToneMapBytes = 1_024
const maxXmpBytes = 65_000

/**
 * The gain map that a tone-mapped item or else an auxiliary picture adds to the primary one; null where there is none, or it
 * is broken. Fails with `unreadable`.
 */
export async function readGainMapItem(file: IsobmffFile): Promise<GainMapItem | null> {
  const otherwise = await unlessBroken(auxiliary(file))
  const toneMap = await unlessBroken(toneMapped(file))
  return toneMap ? { ...toneMap, otherwise } : otherwise
}

async function unlessBroken(item: Promise<GainMapItem | null>): Promise<GainMapItem | null> {
  try {
    return await item
  } catch (error) {
    if (error instanceof ImageFailure && error.error.kind !== 'unreadable') return null
    throw error
  }
}

async function toneMapped(file: IsobmffFile): Promise<GainMapItem | null> {
  const { items, references, properties, primary } = file.tables
  for (const item of items.values()) {
    if (item.type !== 'tmap') continue
    const [base, id] = references.from(item.id, 'dimg')
    if (base !== primary || id === undefined) continue
    const data = await readItemData(file, item.id, maxToneMapBytes)
    const colour = colourOf(properties.of(item.id), file.format)
    return { id, picture: await readPicture(file, id), toneMap: { data, colour }, xmp: null, otherwise: null }
  }
  return null
}

async function auxiliary(file: IsobmffFile): Promise<GainMapItem | null> {
  const { primary } = file.tables
  const id = primary === null ? null : auxiliaryItem(file, primary, 'gain-map')
  if (id === null) return null
  const xmp = await readXmpItemOf(file, id, maxXmpBytes)
  return { id, picture: await readPicture(file, id), toneMap: null, xmp, otherwise: null }
}
