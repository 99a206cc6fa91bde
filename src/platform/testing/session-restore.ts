import type { SessionRecord, SessionRestoreDatabase } from '../session-restore/database.ts'

export type FakeSessionRestoreDatabase = SessionRestoreDatabase & {
  readonly records: ReadonlyMap<string, SessionRecord>
  /** While set, every method rejects with it. */
  failure: Error | undefined
}

/** Stores structured clones, as a database does; rejects what cannot be cloned. */
export function createFakeSessionRestoreDatabase(): FakeSessionRestoreDatabase {
  const records = new Map<string, SessionRecord>()
  const check = () => {
    if (fake.failure) throw fake.failure
  }
  const fake: FakeSessionRestoreDatabase = {
    records,
    failure: undefined,
    async put(record) {
      check()
      records.set(record.id, structuredClone(record))
    },
    async take(id) {
      check()
      const record = records.get(id)
      records.delete(id)
      return record
    },
    async discard(unwanted) {
      check()
      for (const record of [...records.values()]) if (unwanted(record)) records.delete(record.id)
    },
  }
  return fake
}
