import type { LockSource } from '../storage/locks.ts'

/** The locks that all tabs of one browser share. */
export function createFakeLockSource(): LockSource & { readonly held: ReadonlySet<string> } {
  const held = new Set<string>()
  return {
    held,
    async request(name, _, run) {
      // As in a browser, the callback never runs synchronously.
      await Promise.resolve()
      if (held.has(name)) return run(null)
      held.add(name)
      try {
        await run({ name })
      } finally {
        held.delete(name)
      }
      return undefined
    },
  }
}
