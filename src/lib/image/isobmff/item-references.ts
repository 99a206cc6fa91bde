import { BoxFields, type IsobmffFormat } from './box-fields.ts'
import { boxesIn } from './boxes.ts'

/** References of one type from an item to others, such as `dimg` to the pictures that it is derived from. */
type ItemReference = { readonly type: string; readonly from: number; readonly to: readonly number[] }

/** The references between items, in the order of the file. */
export class ItemReferences {
  readonly #all: readonly ItemReference[]
  readonly #to: ReadonlyMap<string, readonly number[]>

  constructor(all: readonly ItemReference[]) {
    this.#all = all
    // A file has one box for each type and item; of more, the first counts.
    this.#to = new Map(all.toReversed().map(({ type, from, to }) => [`${type} ${from}`, to]))
  }

  /** The items that an item refers to, in their order. */
  from(id: number, type: string): readonly number[] {
    return this.#to.get(`${type} ${id}`) ?? []
  }

  /** The items that refer to an item. */
  to(id: number, type: string): readonly number[] {
    const matching = this.#all.filter((reference) => reference.type === type && reference.to.includes(id))
    return [...new Set(matching.map(({ from }) => from))]
  }
}

/**
 * Parses the content of an `iref` box (ISO/IEC 14496-12, 8.11.12), whose ids have 16 bits in version 0 and 32 in
 * version 1. Fails with `corrupt`.
 */
export function parseItemReferences(content: Uint8Array<ArrayBuffer>, format: IsobmffFormat): ItemReferences {
  const fields = new BoxFields(content, format)
  const idSize = fields.versionAndFlags().version === 0 ? 2 : 4
  const boxes = fields.rest()
  return new ItemReferences(
    [...boxesIn(boxes)].map(({ type, start, end }) => {
      const reference = new BoxFields(boxes.subarray(start, end), format)
      const from = reference.unsigned(idSize)
      const count = reference.unsigned(2)
      return { type, from, to: Array.from({ length: count }, () => reference.unsigned(idSize)) }
    }),
  )
}
