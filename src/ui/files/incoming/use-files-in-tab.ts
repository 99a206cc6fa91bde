import { arrival } from '../../../platform/arrival.ts'
import { useWorkInTab } from '../../use-work-in-tab.ts'

type FilesInTab<Item> = {
  /** The files as the tool holds them. */
  items(): readonly Item[]
  /** Shows those that there were when the page was left. */
  restore(items: readonly Item[]): void
  /** Removes them again. */
  remove(items: readonly Item[]): void
}

/** The files that a tool holds when its page is left are there again when it is opened, and the page says so. */
export function useFilesInTab<Item extends { readonly file: File }>(
  tool: string,
  { items, restore, remove }: FilesInTab<Item>,
): void {
  useWorkInTab<readonly Item[]>(tool, {
    leave: () => (items().length > 0 ? items() : undefined),
    toRestore: (left) => left.map(({ file }) => file),
    restore(left) {
      restore(left)
      const undo = () => remove(left)
      arrival.set({ to: tool, from: null, kind: 'files', count: left.length, undo })
    },
  })
}
