import type { ByteSource } from '../../files/bytes.ts'
import { auxiliaryTypesOf } from './auxiliary-type.ts'
import type { IsobmffFormat } from './box-fields.ts'
import { openIsobmff } from './isobmff-file.ts'
import { hasXmpItem } from './metadata-items.ts'

type Extra = 'gain-map' | 'depth-map' | 'captions'

/**
 * The extras that an AVIF or HEIF file declares, of any of its pictures; captions only of its primary one. Fails with
 * `corrupt`, `truncated` or `unreadable`.
 */
export async function extrasInIsobmff(source: ByteSource, format: IsobmffFormat): Promise<readonly Extra[]> {
  const file = await openIsobmff(source, format)
  const { items, properties } = file.tables
  return [
    ...([...items.values()].some(({ type }) => type === 'tmap') ? (['gain-map'] as const) : []),
    ...auxiliaryTypesOf(properties.all).filter((type) => type !== 'alpha'),
    ...(hasXmpItem(file) ? (['captions'] as const) : []),
  ]
}
