import { BoxFields, corrupt, type IsobmffFormat } from './box-fields.ts'
import { boxesIn } from './boxes.ts'

/** A property of an item: the type and content of its box. */
export type ItemProperty = { readonly type: string; readonly content: Uint8Array<ArrayBuffer> }

/** A property as it is associated with an item. A reader that does not know an essential one must leave the item. */
export type AssociatedProperty = ItemProperty & { readonly essential: boolean }

/** More than any well-formed file has. */
const maxAssociations = 500_000

type Association = { readonly index: number; readonly essential: boolean }

/** The properties of all items (ISO/IEC 23008-12, 9.3; ISO/IEC 14496-12:2022, 8.11.14). */
export class ItemProperties {
  readonly all: readonly ItemProperty[]
  readonly #associations: ReadonlyMap<number, readonly Association[]>
  readonly #format: IsobmffFormat

  constructor(
    all: readonly ItemProperty[],
    associations: ReadonlyMap<number, readonly Association[]>,
    format: IsobmffFormat,
  ) {
    this.all = all
    this.#associations = associations
    this.#format = format
  }

  /** The properties of an item in the order of their association. Fails with `corrupt` when one does not exist. */
  of(id: number): readonly AssociatedProperty[] {
    // Index 0 says that there is no property.
    const associations = (this.#associations.get(id) ?? []).filter(({ index }) => index > 0)
    return associations.map(({ index, essential }) => {
      const property = this.all[index - 1]
      if (!property) throw corrupt(this.#format)
      return { ...property, essential }
    })
  }
}

/** Parses the content of an `iprp` box: the properties (`ipco`) and which item has which (`ipma`). Fails with `corrupt`. */
export function parseItemProperties(content: Uint8Array<ArrayBuffer>, format: IsobmffFormat): ItemProperties {
  const properties: ItemProperty[] = []
  const associations = new Map<number, readonly Association[]>()
  for (const box of boxesIn(content)) {
    if (box.end > content.length) throw corrupt(format)
    const inside = content.subarray(box.start, box.end)
    if (box.type === 'ipco') for (const property of parseContainer(inside, format)) properties.push(property)
    else if (box.type === 'ipma') parseAssociations(new BoxFields(inside, format), associations)
  }
  return new ItemProperties(properties, associations, format)
}

function parseContainer(content: Uint8Array<ArrayBuffer>, format: IsobmffFormat): readonly ItemProperty[] {
  return [...boxesIn(content)].map(({ type, start, end }) => {
    if (end > content.length) throw corrupt(format)
    return { type, content: content.subarray(start, end) }
  })
}

/** Ids have 16 bits in version 0 and 32 in version 1; indices 7 bits, or 15 by the lowest flag. */
function parseAssociations(fields: BoxFields, associations: Map<number, readonly Association[]>) {
  const { version, flags } = fields.versionAndFlags()
  const [idSize, indexSize] = [version === 0 ? 2 : 4, (flags & 1) === 0 ? 1 : 2]
  const essentialBit = indexSize === 1 ? 0x80 : 0x8000
  let all = 0
  for (let left = fields.unsigned(4); left > 0; left -= 1) {
    const id = fields.unsigned(idSize)
    const count = fields.unsigned(1)
    all += count
    if (all > maxAssociations) throw corrupt(fields.format)
    const own = Array.from({ length: count }, () => {
      const value = fields.unsigned(indexSize)
      return { index: value & (essentialBit - 1), essential: (value & essentialBit) !== 0 }
    })
    if (!associations.has(id)) associations.set(id, own)
  }
}
