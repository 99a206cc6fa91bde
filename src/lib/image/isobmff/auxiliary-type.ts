import { latin1 } from '../bytes/byte-order.ts'
import type { ItemProperty } from './item-properties.ts'

/** What an auxiliary picture adds to another. */
export type AuxiliaryType = 'alpha' | 'gain-map' | 'depth-map'

const maxUrnBytes = 512

/** Names of ITU-T H.273, ISO/IEC 23008-12 (annex B), ISO 21496-1 and Apple. */
const byUrn: ReadonlyMap<string, AuxiliaryType> = new Map([
  ['urn:mpeg:mpegB:cicp:systems:auxiliary:alpha', 'alpha'],
  ['urn:mpeg:hevc:2015:auxid:1', 'alpha'],
  ['urn:mpeg:avc:2015:auxid:1', 'alpha'],
  ['urn:iso:std:iso:ts:21496:-1', 'gain-map'],
  ['urn:com:apple:photo:2020:aux:hdrgainmap', 'gain-map'],
  ['urn:com:apple:photo:2018:aux:depth', 'depth-map'],
  ['urn:mpeg:mpegB:cicp:systems:auxiliary:depth', 'depth-map'],
  ['urn:mpeg:hevc:2015:auxid:2', 'depth-map'],
])

/** The types by the `auxC` properties (ISO/IEC 23008-12, 6.5.8); unknown ones are left out. */
export function auxiliaryTypesOf(properties: readonly ItemProperty[]): readonly AuxiliaryType[] {
  return properties.flatMap(({ type, content }) => {
    if (type !== 'auxC') return []
    // The name follows version and flags, and ends with a null byte.
    const [urn = ''] = latin1(content.subarray(4, maxUrnBytes)).split('\0', 1)
    return byUrn.get(urn) ?? []
  })
}
