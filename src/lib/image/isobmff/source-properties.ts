import type { ItemTables } from './isobmff-file.ts'
import type { ItemProperty } from './item-properties.ts'

const maxSources = 8

/**
 * The properties of a picture, followed by those of the first one that it is derived from, and so on: a grid without
 * colours has those of its first tile, as in libheif. Fails with `corrupt`.
 */
export function propertiesWithSources(
  { properties, references }: ItemTables,
  id: number,
): readonly ItemProperty[] {
  const found: ItemProperty[] = []
  let current: number | undefined = id
  for (let depth = 0; current !== undefined && depth < maxSources; depth += 1) {
    found.push(...properties.of(current))
    current = references.from(current, 'dimg')[0]
  }
  return found
}
