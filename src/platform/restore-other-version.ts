import type { OtherVersion, SharedDraft } from './storage/settings/shared-draft.ts'
import { type WorkInTab, workInTab } from './work-in-tab.ts'

/**
 * Saves a draft's other version, which exists in memory only, for a reload, until the returned function is called.
 * `parse` returns `undefined` for data of an older build that this one cannot use. The tool's own work has another key.
 */
export function restoreOtherVersion<T>(
  tool: string,
  draft: SharedDraft<T>,
  parse: (value: unknown) => T | undefined,
  work: Pick<WorkInTab, 'open' | 'takeSaved' | 'changed'> = workInTab,
): () => void {
  const key = `${tool} other version`
  let isOpen = true
  void work
    .takeSaved(key, () => isOpen)
    .then((saved) => {
      const { value, from } = (saved?.value ?? {}) as { readonly [Part in keyof OtherVersion<T>]?: unknown }
      const parsed = parse(value)
      if (parsed !== undefined && (from === 'tab' || from === 'visit')) draft.offer({ value: parsed, from })
    })
  const close = work.open(key, () => draft.read().other)
  const unfollow = draft.subscribe(work.changed)
  return () => {
    isOpen = false
    unfollow()
    close()
  }
}
