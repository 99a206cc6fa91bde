import { expect, it } from 'vitest'
import { tools } from '../../../src/registry/entries.ts'
import { drafts, shared } from './drafts.ts'
import { edits } from './edits.ts'

it.each(tools.map(({ id, stores }) => ({ id, stores })))(
  'every store of $id is edited in two tabs',
  ({ id, stores }) => {
    expect(Object.keys(edits[id] ?? {}).sort()).toEqual(stores.map(({ name }) => name).sort())
    const declared = stores.filter(({ kind }) => kind === 'draft').map(({ name }) => name)
    expect([drafts[id]?.store, shared[id]].filter((name) => name !== undefined)).toEqual(declared)
  },
)

it('nothing but tools is edited', () => {
  expect(Object.keys(edits).sort()).toEqual(tools.map(({ id }) => id).sort())
})
