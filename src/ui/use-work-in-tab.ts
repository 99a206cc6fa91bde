import { type RefObject, useEffect, useEffectEvent, useRef } from 'react'
import { arrival } from '../platform/arrival.ts'
import { workInTab } from '../platform/work-in-tab.ts'

/** What was given back: said over the heading, with Clear. */
export type Restored = {
  /** How many files; none for what is no file. */
  readonly files?: number
  readonly clear: () => void
}

type Work<Value> = {
  /** What would be lost by leaving the page; `undefined` for nothing. `isLeft`: it is being left for another of the site. */
  leave(isLeft: boolean): Value | undefined
  /** Gets it when the page is opened again. */
  restore(value: Value): Restored | undefined
  /** What of it is saved on the device, as JSON values and files; `inMemoryOnly` for what must not be. */
  toSave(value: Value): unknown
  /** Gets that after a reload, perhaps from another build; nothing where it cannot be used. */
  restoreSaved(saved: unknown, isOfThisBuild: boolean): Promise<Restored | undefined> | Restored | undefined
}

/**
 * What a tool has when its page is left is there again when it is opened, also after a reload or a crash. Before
 * `useIncoming`, as what arrives comes after it. `tool` is the tool's id. Changes are saved as the component renders;
 * what changes without that calls `workInTab.changed`. What it returns resolves once all is there.
 */
export function useWorkInTab<Value>(tool: string, work: Work<Value>): RefObject<Promise<unknown>> {
  const ended = useRef<Promise<unknown>>(Promise.resolve())
  const say = ({ files, clear: undo }: Restored) => {
    const kind = files === undefined ? 'text' : 'files'
    if (files !== 0) arrival.set({ to: tool, from: null, kind, count: files ?? 1, undo })
  }
  const restore = useEffectEvent(() => {
    // Left by this very page: the memory of a tab holds nothing of another build.
    const left = workInTab.take(tool) as Value | undefined
    const restored = left === undefined ? undefined : work.restore(left)
    if (restored) say(restored)
  })
  const restoreSaved = useEffectEvent(async (saved: unknown, isOfThisBuild: boolean) => {
    const restored = await work.restoreSaved(saved, isOfThisBuild)
    // What has come from another tool meanwhile is said, as it can be undone.
    if (restored && !arrival.read()) say(restored)
  })
  const leave = useEffectEvent((isLeft: boolean) => work.leave(isLeft))
  const toSave = useEffectEvent((value: Value | undefined) =>
    value === undefined ? undefined : work.toSave(value),
  )
  useEffect(() => {
    let isOpen = true
    restore()
    ended.current = workInTab.takeSaved(
      tool,
      () => isOpen,
      ({ value, isOfThisBuild }) => restoreSaved(value, isOfThisBuild),
    )
    const close = workInTab.open(tool, () => toSave(leave(false)))
    return () => {
      isOpen = false
      close()
      const left = leave(true)
      if (left !== undefined) workInTab.leave(tool, left, toSave(left))
    }
  }, [tool])
  useEffect(workInTab.changed)
  return ended
}
