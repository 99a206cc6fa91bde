import type { CarriedRecord, SessionRestoreDatabase } from '../session-restore/database.ts'

export type FakeSessionRestoreDatabase = SessionRestoreDatabase & {
  readonly records: ReadonlyMap<string, CarriedRecord>
  /** Everything rejects with it while it is set. */
  failure: Error | undefined
}

/** Keeps copies, as a database does: what cannot be cloned is refused. */
export function createFakeSessionRestoreDatabase(): FakeSessionRestoreDatabase {
  const records = new Map<string, CarriedRecord>()
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
