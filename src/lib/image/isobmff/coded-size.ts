import { BoxFields, corrupt, type IsobmffFormat } from './box-fields.ts'
import type { ItemProperty } from './item-properties.ts'
import type { Size } from './transformations.ts'

/** The size by the `ispe` property (ISO/IEC 23008-12, 6.5.3), in pixels; null when it is missing. Fails with `corrupt`. */
export function codedSizeOf(properties: readonly ItemProperty[], format: IsobmffFormat): Size | null {
  const property = properties.find(({ type }) => type === 'ispe')
  if (!property) return null
  const fields = new BoxFields(property.content, format)
  fields.versionAndFlags()
  const size = { width: fields.unsigned(4), height: fields.unsigned(4) }
  if (size.width === 0 || size.height === 0) throw corrupt(format)
  return size
}
