import { useEffect, useRef } from 'react'
import { recipeRun } from '../../../platform/recipe-run.ts'
import { workInTab } from '../../../platform/work-in-tab.ts'
import { filesIn, pickedFilesIn } from '../../../platform/work-on-device/file-names.ts'
import { type Restored, useWorkInTab } from '../../use-work-in-tab.ts'
import type { Room } from './use-incoming.ts'

type FilesInTab<Item> = {
  /** The files as the tool holds them. */
  items(): readonly Item[]
  /** Whether there are picked files that are not among the items yet. */
  readonly isChecking: boolean
  /** Whether removed files can come back. */
  canUndo?(): boolean
  /** Shows those that there were when the page was left. */
  restore(items: readonly Item[]): void
  /** Removes them for good. */
  remove(items: readonly Item[]): void
  /** The items as JSON values and files, without what can be made again. */
  toSave(items: readonly Item[]): unknown
  /** Shows what this build has saved, before what there is already; a file that is gone is null. */
  restoreSaved(saved: unknown): Promise<readonly Item[]> | readonly Item[]
  /** Takes files as if they had been picked; resolves when each is among the items or refused. */
  add(files: readonly File[]): Promise<unknown>
  /** Takes added files back. */
  withdraw(files: readonly File[]): void
}

const preventUnload = (event: BeforeUnloadEvent) => event.preventDefault()

/**
 * The files that a tool holds when its page is left are there again when it is opened, and the page says so. What is
 * returned puts them aside for the last step of a recipe; those of its other steps go on with it.
 */
export function useFilesInTab<Item extends { readonly file: File }>(
  tool: string,
  { items, isChecking, canUndo, restore, remove, toSave, restoreSaved, add, withdraw }: FilesInTab<Item>,
): () => Promise<Room | undefined> {
  /** Until the page is left they are saved with the others: they may come back. */
  const aside = useRef<readonly Item[]>([])
  /** Files that are on the device, or on their way there. */
  const known = useRef(new WeakSet<File>())
  const restored = (back: readonly Item[]): Restored => ({ files: back.length, clear: () => remove(back) })
  const restoring = useWorkInTab<readonly Item[]>(tool, {
    leave(isLeft) {
      const all = items()
      const held = isLeft ? all.filter(({ file }) => !recipeRun.isPassedOn(file)) : all
      const mayComeBack = !isLeft && aside.current.length > 0
      return held.length > 0 || mayComeBack || canUndo?.() ? held : undefined
    },
    toSave: (held) => toSave([...aside.current, ...held]),
    restore(left) {
      restore(left)
      return restored(left)
    },
    async restoreSaved(saved, isOfThisBuild) {
      for (const file of filesIn(saved)) known.current.add(file)
      if (isOfThisBuild) return restored(await restoreSaved(saved))
      // Another build may have known other things of them.
      const files = pickedFilesIn(saved)
      await add(files)
      return { files: files.length, clear: () => withdraw(files) }
    },
  })
  useEffect(() => {
    const added = items().filter(({ file }) => !known.current.has(file))
    for (const { file } of added) known.current.add(file)
    if (added.length > 0) workInTab.added()
  })
  useEffect(() => {
    if (!isChecking) return
    addEventListener('beforeunload', preventUnload)
    return () => removeEventListener('beforeunload', preventUnload)
  }, [isChecking])
  return async () => {
    await restoring.current
    const before = items()
    if (before.length === 0) return undefined
    aside.current = before
    remove(before)
    const undo = () => {
      aside.current = []
      restore(before)
    }
    return { count: before.length, undo }
  }
}
