import type { CarriedRecord, CarryOverDatabase } from '../carry-over-database.ts'

export type FakeCarryOverDatabase = CarryOverDatabase & {
  readonly records: ReadonlyMap<string, CarriedRecord>
  /** Everything rejects with it while it is set. */
  failure: Error | undefined
}

/** Keeps copies, as a database does: what cannot be cloned is refused. */
export function createFakeCarryOverDatabase(): FakeCarryOverDatabase {
  const records = new Map<string, CarriedRecord>()
  const check = () => {
    if (fake.failure) throw fake.failure
  }
  const fake: FakeCarryOverDatabase = {
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
