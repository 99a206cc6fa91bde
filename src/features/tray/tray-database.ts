import type { Thing } from './thing.ts'

/** The things that are kept on the device. Every method rejects where the browser stores nothing. */
export type TrayDatabase = {
  put(things: readonly Thing[]): Promise<void>
  /** Those that there are, in the order of the ids. */
  get(ids: readonly string[]): Promise<readonly Thing[]>
  remove(ids: readonly string[]): Promise<void>
  clear(): Promise<void>
}

const name = 'toolnook-tray'
const store = 'things'

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
async function transact(act: (things: IDBObjectStore) => void): Promise<void> {
  const database = await open()
  try {
    await new Promise<void>((resolve, reject) => {
      const transaction = database.transaction(store, 'readwrite')
      transaction.oncomplete = () => resolve()
      transaction.onabort = () => reject(transaction.error)
      act(transaction.objectStore(store))
    })
  } finally {
    database.close()
  }
}

export const indexedTray: TrayDatabase = {
  put: (things) =>
    transact((stored) => {
      for (const thing of things) stored.put(thing)
    }),
  async get(ids) {
    const requests: IDBRequest<Thing | undefined>[] = []
    await transact((stored) => {
      for (const id of ids) requests.push(stored.get(id))
    })
    return requests.flatMap(({ result }) => result ?? [])
  },
  remove: (ids) =>
    transact((stored) => {
      for (const id of ids) stored.delete(id)
    }),
  clear: () =>
    new Promise((resolve, reject) => {
      const request = indexedDB.deleteDatabase(name)
      request.onsuccess = () => resolve()
      request.onerror = () => reject(request.error)
      // Another tab is writing; the browser deletes the database once that tab closes it.
      request.onblocked = () => resolve()
    }),
}
