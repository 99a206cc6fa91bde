export type CarriedRecord = {
  readonly id: string
  /** When it was saved, milliseconds since 1970. */
  readonly time: number
  /** Anything that can be cloned: text, settings, files. */
  readonly value: unknown
}

/** Where work waits for a reload. Every method rejects where the browser keeps nothing. */
export type SessionRestoreDatabase = {
  put(record: CarriedRecord): Promise<void>
  /** Reads and deletes in one step: of two tabs that ask, one gets it. */
  take(id: string): Promise<CarriedRecord | undefined>
  discard(unwanted: (record: Pick<CarriedRecord, 'id' | 'time'>) => boolean): Promise<void>
}

const name = 'toolnook'
const store = 'carry-over'

function open(): Promise<IDBDatabase> {
  return new Promise((resolve, reject) => {
    const request = indexedDB.open(name, 1)
    request.onupgradeneeded = () => request.result.createObjectStore(store, { keyPath: 'id' })
    request.onsuccess = () => resolve(request.result)
    request.onerror = () => reject(request.error)
    request.onblocked = () => reject(new Error('The database is in use by another version'))
  })
}

/** Runs one transaction to its end and closes, so that no open tab stands in the way of deleting site data. */
async function transact<T>(
  act: (records: IDBObjectStore, answer: (value: T) => void) => void,
): Promise<T | undefined> {
  const database = await open()
  try {
    return await new Promise<T | undefined>((resolve, reject) => {
      const transaction = database.transaction(store, 'readwrite')
      let answered: T | undefined
      transaction.oncomplete = () => resolve(answered)
      transaction.onabort = () => reject(transaction.error)
      act(transaction.objectStore(store), (value) => {
        answered = value
      })
    })
  } finally {
    database.close()
  }
}

export const indexedDatabase: SessionRestoreDatabase = {
  async put(record) {
    await transact((records) => records.put(record))
  },
  take: (id) =>
    transact<CarriedRecord>((records, answer) => {
      const request: IDBRequest<CarriedRecord | undefined> = records.get(id)
      request.onsuccess = () => {
        if (request.result === undefined) return
        answer(request.result)
        records.delete(id)
      }
    }),
  async discard(unwanted) {
    await transact((records) => {
      const request = records.openCursor()
      request.onsuccess = () => {
        const cursor = request.result
        if (!cursor) return
        const { id, time }: CarriedRecord = cursor.value
        if (unwanted({ id, time })) cursor.delete()
        cursor.continue()
      }
    })
  },
}
