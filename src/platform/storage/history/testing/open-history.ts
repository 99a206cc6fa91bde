import { maxLength, number, object, pipe, string } from 'valibot'
import { declareStores } from '../../../../lib/stored-data/declare-stores.ts'
import { createFakeClock } from '../../../testing/clock.ts'
import type { StorageArea } from '../../area/area.ts'
import { firstVersion } from '../../records/versions.ts'
import { createHistory, type History, type HistoryDefinition } from '../history.ts'

const stores = declareStores('qr-code', { list: { kind: 'history' } })

type Code = { text: string; size: number }

/** The key prefix of the entries of `openHistory`. */
export const prefix = 'toolnook:qr-code:list:'

const versions = firstVersion(object({ text: string() })).next(
  object({ text: pipe(string(), maxLength(500)), size: number() }),
  ({ text }) => ({ text, size: 256 }),
)

let serial = 0
const newId = () => {
  serial += 1
  return `id${serial}`
}
export const clock = createFakeClock(1000)

/** Opens a history in its second version, with a fixed clock. */
export const openHistory = (
  area: StorageArea,
  maxEntries?: number,
  definition: Partial<HistoryDefinition<Code>> = {},
): History<Code> =>
  createHistory<Code>(
    {
      store: stores.list,
      versions,
      ...(maxEntries === undefined ? {} : { maxEntries }),
      ...definition,
    },
    { area, clock, newId },
  )

export const createCode = (text: string): Code => ({ text, size: 1 })

/** The texts of all entries, newest first. */
export const texts = (history: History<Code>): string[] =>
  history.read().entries.map(({ value }) => value.text)
