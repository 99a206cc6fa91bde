import { type SessionRestore, sessionRestore } from './session-restore/session-restore.ts'

export type WorkInTab = {
  /** @param toRestore what of it is saved when the site is updated meanwhile, as the tool's own page would */
  leave(tool: string, work: unknown, toRestore?: unknown): void
  /** Takes what the tool left, once. */
  take(tool: string): unknown
  clear(): void
}

export function createWorkInTab({ register }: Pick<SessionRestore, 'register'>): WorkInTab {
  const left = new Map<string, { readonly work: unknown; readonly unregister: () => void }>()
  return {
    leave(tool, work, toRestore) {
      left.set(tool, { work, unregister: register({ key: tool, snapshot: () => toRestore }) })
    },
    take(tool) {
      const found = left.get(tool)
      found?.unregister()
      left.delete(tool)
      return found?.work
    },
    clear() {
      for (const { unregister } of left.values()) unregister()
      left.clear()
    },
  }
}

/**
 * What a tool had when it was left for another page of the site, by the tool's id, until it is opened again. In memory
 * only, without a limit: it is gone with a reload or the tab, or when the visitor deletes everything.
 */
export const workInTab: WorkInTab = createWorkInTab(sessionRestore)
