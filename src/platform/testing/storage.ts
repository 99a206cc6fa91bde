import { createArea, type RawStorage, type StorageArea, type StorageSource } from '../storage/area/area.ts'

export type FakeTab = {
  readonly area: StorageArea
  readonly source: StorageSource
}

export type FakeDevice = {
  /** The stored records. */
  readonly records: Map<string, string>
  /** Capacity in characters of keys and values; stored records stay when it is reduced. */
  capacity: number
  /** While set, writing and removing throw it. */
  failure: Error | undefined
  /** Another tab with the same records, which gets storage events for changes of other tabs. */
  openTab(): FakeTab
  /** Clears everything, as the browser's "clear site data" does. */
  clear(): void
}

const namedError = (name: string) => Object.assign(new Error(name), { name })

export const quotaError = (): Error => namedError('QuotaExceededError')
export const securityError = (): Error => namedError('SecurityError')

/** The local storage of one browser profile, with any number of tabs. */
export function createFakeDevice(initial: Readonly<Record<string, string>> = {}): FakeDevice {
  const records = new Map(Object.entries(initial))
  const tabs = new Set<(key: string | null) => void>()

  const used = () => {
    let size = 0
    for (const [key, text] of records) size += key.length + text.length
    return size
  }
  const openTab = (): FakeTab => {
    const listeners = new Set<(key: string | null) => void>()
    const own = (key: string | null) => {
      for (const listener of [...listeners]) listener(key)
    }
    tabs.add(own)
    const notifyOthers = (key: string) => {
      for (const tab of [...tabs]) if (tab !== own) tab(key)
    }
    const raw: RawStorage = {
      get length() {
        return records.size
      },
      key: (index) => [...records.keys()][index] ?? null,
      getItem: (key) => records.get(key) ?? null,
      setItem(key, text) {
        if (device.failure) throw device.failure
        const before = records.get(key)
        if (before === text) return
        const freed = before === undefined ? 0 : key.length + before.length
        const size = used() - freed + key.length + text.length
        if (size > device.capacity && size > used()) throw quotaError()
        records.set(key, text)
        notifyOthers(key)
      },
      removeItem(key) {
        if (device.failure) throw device.failure
        if (records.delete(key)) notifyOthers(key)
      },
    }
    const source: StorageSource = {
      open: () => raw,
      watch(listener) {
        listeners.add(listener)
        return () => {
          listeners.delete(listener)
        }
      },
    }
    return { area: createArea(source), source }
  }
  const device: FakeDevice = {
    records,
    capacity: Number.POSITIVE_INFINITY,
    failure: undefined,
    openTab,
    clear() {
      records.clear()
      for (const tab of [...tabs]) tab(null)
    },
  }
  return device
}

/** An area of a new device. */
export const createFakeArea = (initial: Readonly<Record<string, string>> = {}): StorageArea =>
  createFakeDevice(initial).openTab().area

/** An area of a browser without storage: the getter throws or returns nothing. */
export const createBlockedArea = (how: 'throws' | 'null' = 'throws'): StorageArea =>
  createArea({
    open() {
      if (how === 'throws') throw securityError()
      return null
    },
    watch: () => () => {},
  })
