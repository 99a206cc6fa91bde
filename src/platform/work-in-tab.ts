const left = new Map<string, unknown>()

/**
 * What a tool had when it was left for another page of the site, by the tool's id, until it is opened again. In memory
 * only, without a limit: it is gone with a reload or the tab, or when the visitor deletes everything.
 */
export const workInTab = {
  leave(tool: string, work: unknown): void {
    left.set(tool, work)
  },
  /** Takes what the tool left, once. */
  take(tool: string): unknown {
    const work = left.get(tool)
    left.delete(tool)
    return work
  },
  clear(): void {
    left.clear()
  },
}
