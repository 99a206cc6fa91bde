export type SessionRecord = {
  readonly id: string
  /** When it was saved, milliseconds since 1970. */
  readonly time: number
  /** Any value that can be structured-cloned: text, settings, files. */
  readonly value: unknown
}

/** Stores work in progress during a reload. Every method rejects where the browser stores nothing. */
export type SessionRestoreDatabase = {
  put(record: SessionRecord): Promise<void>
  /** Reads and deletes atomically, so that only one of two tabs gets the record. */
  take(id: string): Promise<SessionRecord | undefined>
  discard(unwanted: (record: Pick<SessionRecord, 'id' | 'time'>) => boolean): Promise<void>
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

/** Runs one transaction and closes the database, so that no open tab blocks deleting site data. */
async function transact<T>(
  act: (records: IDBObjectStore, setResult: (value: T) => void) => void,
): Promise<T | undefined> {
  const database = await open()
  try {
    return await new Promise<T | undefined>((resolve, reject) => {
      const transaction = database.transaction(store, 'readwrite')
      let result: T | undefined
      transaction.oncomplete = () => resolve(result)
      transaction.onabort = () => reject(transaction.error)
      act(transaction.objectStore(store), (value) => {
        result = value
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
    transact<SessionRecord>((records, setResult) => {
      const request: IDBRequest<SessionRecord | undefined> = records.get(id)
      request.onsuccess = () => {
        if (request.result === undefined) return
        setResult(request.result)
        records.delete(id)
      }
    }),
  async discard(unwanted) {
    await transact((records) => {
      const request = records.openCursor()
      request.onsuccess = () => {
        const cursor = request.result
        if (!cursor) return
        const { id, time }: SessionRecord = cursor.value
        if (unwanted({ id, time })) cursor.delete()
        cursor.continue()
      }
    })
  },
}
