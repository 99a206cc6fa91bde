import type { StorageArea } from '../storage/area/area.ts'
import type { Clock } from '../time/clock.ts'
import { tabKey } from './tab-key.ts'

/** Locks by the id of a tab, each held as long as its page lives. */
export type TabLocks = {
  /** Resolves with how to release it; `undefined` when another tab has it. */
  hold(id: string): Promise<(() => void) | undefined>
  held(): Promise<ReadonlySet<string>>
  /** Runs unless a tab holds it, and keeps it meanwhile. */
  whileFree(id: string, run: () => Promise<void>): Promise<void>
}

const prefix = 'toolnook-tab-'

/** On it a page asks whether another one lives that has the id of its tab, and that one says so. */
const channelName = 'toolnook-tab-ids'
type Message = { readonly kind: 'asked' | 'held'; readonly id: string }

/**
 * A page that is being left may still have the lock when the same tab has loaded the next one, and one that has crashed as
 * long as the browser writes its report: so a lock alone does not show that the tab is a copy. The page
 * asks so often, so many milliseconds apart; then the lock counts as that of another tab.
 */
const question = { times: 12, everyMs: 5000 } as const

export const browserLocks = (manager: LockManager): TabLocks => ({
  hold: (id) =>
    new Promise((resolve) => {
      const channel = new BroadcastChannel(channelName)
      const send = (kind: Message['kind']) => channel.postMessage({ kind, id } satisfies Message)
      const waiting = new AbortController()
      let asks = 0
      const asking = setInterval(() => {
        if (asks === question.times) waiting.abort()
        else send('asked')
        asks += 1
      }, question.everyMs)
      let isHeld = false
      channel.onmessage = ({ data }: MessageEvent<Message>) => {
        if (data.id !== id) return
        if (isHeld && data.kind === 'asked') send('held')
        if (!isHeld && data.kind === 'held') waiting.abort()
      }
      manager
        .request(prefix + id, { signal: waiting.signal }, () => {
          isHeld = true
          clearInterval(asking)
          return new Promise<void>((release) =>
            resolve(() => {
              channel.close()
              release()
            }),
          )
        })
        .catch(() => {
          clearInterval(asking)
          channel.close()
          resolve(undefined)
        })
    }),
  async held() {
    const { held = [] } = await manager.query()
    return new Set(
      held.flatMap(({ name = '' }) => (name.startsWith(prefix) ? name.slice(prefix.length) : [])),
    )
  },
  async whileFree(id, run) {
    await manager.request(prefix + id, { ifAvailable: true }, (lock) => (lock ? run() : undefined))
  },
})

export type Tab = {
  readonly id: string
  /** When its page was last open; 0 for a new one. */
  readonly lastOpen: number
  /** Notes its id and that it is open now, for after a reload. */
  readonly note: () => void
  /** Notes that it is still open, unless everything has been deleted meanwhile. */
  readonly touch: () => void
  /** While the page lies in the browser's cache for Back, which takes none with a lock. */
  readonly release: () => void
  /** False: another tab has become this one meanwhile. */
  readonly holdAgain: () => Promise<boolean>
}

/**
 * This tab, by the id in its session storage, which a reload, a crash and reopening keep. A duplicated tab has a copy of
 * it and finds the lock held, so it gets an id of its own. `undefined` where the browser does not store the id.
 */
export async function holdTab(
  area: Pick<StorageArea, 'get' | 'set' | 'isStored'>,
  locks: TabLocks,
  clock: Clock,
  newId: () => string,
): Promise<Tab | undefined> {
  const [known, time] = area.get(tabKey)?.split(' ') ?? []
  const of = (id: string, lastOpen: number, held: () => void): Tab | undefined => {
    let release: (() => void) | undefined = held
    const note = () => area.set(tabKey, `${id} ${clock.now()}`)
    note()
    if (!area.isStored(tabKey)) {
      held()
      return undefined
    }
    return {
      id,
      lastOpen,
      note,
      touch: () => {
        if (area.get(tabKey) !== undefined) note()
      },
      release: () => release?.(),
      async holdAgain() {
        release = await locks.hold(id)
        return release !== undefined
      },
    }
  }
  const again = known && (await locks.hold(known))
  if (again) return of(known, Number(time) || 0, again)
  const id = newId()
  const release = await locks.hold(id)
  return release && of(id, 0, release)
}
