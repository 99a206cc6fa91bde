import { expect, it } from 'vitest'
import { siteOwners } from '../../src/app/catalog/site-owners.ts'
import type { DeclaredStore } from '../../src/lib/stored-data/owners.ts'
import { guides, tools } from '../../src/registry/entries.ts'

/** By path: the `stores.ts` of every folder that has one. The layers forbid to declare stores anywhere else. */
const declared = import.meta.glob<Readonly<Record<string, DeclaredStore>>>('../../src/*/*/stores.ts', {
  eager: true,
  import: 'stores',
})
const entries = [...tools, ...guides, ...siteOwners]

it.each(Object.entries(declared))(
  '%s is listed whole in the manifest beside it, or as the site’s',
  (path, stores) => {
    const id = path.split('/').at(-2)
    const entry = entries.find((one) => one.id === id)
    expect(entry?.stores).toEqual(Object.values(stores))
    expect(Object.values(stores).map(({ owner }) => owner)).toEqual(Object.keys(stores).map(() => id))
  },
)

it('no two owners have the same id', () => {
  const ids = entries.map(({ id }) => id)
  expect(new Set(ids).size).toBe(ids.length)
})
