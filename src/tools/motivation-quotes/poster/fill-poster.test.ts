import { expect, it } from 'vitest'
import { recordKey } from '../../../platform/storage/records/keys.ts'
import { stores } from '../stores.ts'
import { posterKey } from './fill-poster.ts'

it('looks for the record in which the poster is stored', () => {
  expect(posterKey).toBe(recordKey(stores.poster))
})
