import { useEffect, useEffectEvent } from 'react'
import { workInTab } from '../platform/work-in-tab.ts'

type Work<Value> = {
  /** What would be lost by leaving the page; `undefined` for nothing. */
  leave(): Value | undefined
  /** What of it is saved when the site is updated on another page; for tools that restore it (`sessionRestore`). */
  toRestore?(value: Value): unknown
  /** Gets it when the page is opened again. */
  restore(value: Value): void
}

/**
 * What a tool has when its page is left for another one of the site is there again when it is opened. Before
 * `useIncoming`, as what arrives comes after it. `tool` is the tool's id.
 */
export function useWorkInTab<Value>(tool: string, work: Work<Value>): void {
  const restore = useEffectEvent(() => {
    // Left by this very page: the memory of a tab holds nothing of another build.
    const left = workInTab.take(tool) as Value | undefined
    if (left !== undefined) work.restore(left)
  })
  const leave = useEffectEvent(() => {
    const value = work.leave()
    return value === undefined ? null : { value, toRestore: work.toRestore?.(value) }
  })
  useEffect(() => {
    restore()
    return () => {
      const left = leave()
      if (left) workInTab.leave(tool, left.value, left.toRestore)
    }
  }, [tool])
}
