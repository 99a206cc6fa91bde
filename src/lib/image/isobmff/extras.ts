import type { ByteSource } from '../../files/bytes.ts'
import { readIsobmffItems } from './items.ts'

type Extra = 'gain-map' | 'depth-map' | 'captions'

/** Auxiliary image types: ISO 21496-1, Apple's names, ITU-T H.273 and ISO/IEC 23008-2. */
const byUrn: Readonly<Record<string, Extra>> = {
  'urn:iso:std:iso:ts:21496:-1': 'gain-map',
  'urn:com:apple:photo:2020:aux:hdrgainmap': 'gain-map',
  'urn:com:apple:photo:2018:aux:depth': 'depth-map',
  'urn:mpeg:mpegB:cicp:systems:auxiliary:depth': 'depth-map',
  'urn:mpeg:hevc:2015:auxid:2': 'depth-map',
}

/** The extras that the `meta` box of an AVIF or HEIF file declares. */
export async function extrasInIsobmff(
  source: ByteSource,
  format: 'avif' | 'heic',
): Promise<readonly Extra[]> {
  const { items, auxiliary } = await readIsobmffItems(source, format)
  return [
    ...items.flatMap(({ type, mediaType }): readonly Extra[] => {
      if (type === 'tmap') return ['gain-map']
      return mediaType === 'application/rdf+xml' ? ['captions'] : []
    }),
    ...auxiliary.flatMap((urn) => (Object.hasOwn(byUrn, urn) ? (byUrn[urn] ?? []) : [])),
  ]
}
