import { expect, expectTypeOf, it } from 'vitest'
import { declareStores } from './declare-stores.ts'
import type { DeclaredStore } from './owners.ts'

it('names each store and its owner', () => {
  const stores = declareStores('passwords', {
    settings: { kind: 'settings' },
    history: { kind: 'history', secret: true },
  })
  expect(Object.values(stores)).toEqual([
    { owner: 'passwords', name: 'settings', kind: 'settings' },
    { owner: 'passwords', name: 'history', kind: 'history', secret: true },
  ])
  expectTypeOf(stores.history).toEqualTypeOf<DeclaredStore<'history'>>()
})

it('rejects an object of the same shape at compile time', () => {
  // @ts-expect-error: an object of the same shape was not declared.
  const undeclared: DeclaredStore = { owner: 'passwords', name: 'settings', kind: 'settings' }
  expect(undeclared.name).toBe('settings')
})
