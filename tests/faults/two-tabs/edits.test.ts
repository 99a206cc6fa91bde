import { expect, it } from 'vitest'
import { tools } from '../../../src/registry/entries.ts'
import { edits } from './edits.ts'

it.each(tools.map(({ id, stores }) => ({ id, stores })))(
  'every store of $id is edited in two tabs',
  ({ id, stores }) => {
    const { stores: edited = {}, draft, sharedDraft } = edits[id] ?? {}
    expect(Object.keys(edited).sort()).toEqual(stores.map(({ name }) => name).sort())
    const declared = stores.filter(({ kind }) => kind === 'draft').map(({ name }) => name)
    expect([draft?.store, sharedDraft].filter((name) => name !== undefined)).toEqual(declared)
  },
)

it('names tools only', () => {
  const ids = tools.map(({ id }) => id)
  expect(Object.keys(edits).filter((id) => !ids.includes(id))).toEqual([])
  expect(Object.keys(edits).length).toBeGreaterThan(0)
})
