import type { ByteSource } from '../../files/bytes.ts'
import { ImageFailure } from '../image-error.ts'
import { corrupt, type IsobmffFormat } from './box-fields.ts'
import { codedSizeOf } from './coded-size.ts'
import { openIsobmff } from './isobmff-file.ts'
import { itemExtents } from './item-data.ts'
import { type Size, transformationsOf } from './transformations.ts'

/**
 * The size of an AVIF or HEIF file in pixels as shown: that of its primary item after its transformations. Fails with
 * `corrupt`, `truncated` (the data of the picture or a tile end beyond the file), `unsupported` (only a sequence of
 * pictures) or `unreadable`.
 */
export async function readIsobmffSize(source: ByteSource, format: IsobmffFormat): Promise<Size> {
  const file = await openIsobmff(source, format)
  const { primary, items, properties, references } = file.tables
  if (primary === null && file.movie) throw new ImageFailure({ kind: 'unsupported', format })
  const item = primary === null ? undefined : items.get(primary)
  if (!item) throw corrupt(format)
  const own = properties.of(item.id)
  const coded = codedSizeOf(own, format)
  if (!coded) throw corrupt(format)
  const sources = references.from(item.id, 'dimg')
  // An identity derivation has no data of its own.
  for (const id of item.type === 'iden' ? sources : [item.id, ...sources]) itemExtents(file, id)
  return transformationsOf(own, coded, format).shown
}
