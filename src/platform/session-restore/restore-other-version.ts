import type { OtherVersion, SharedDraft } from '../storage/settings/shared-draft.ts'
import { type SessionRestore, sessionRestore } from './session-restore.ts'

/**
 * Registers a draft's other version, which exists in memory only, for restoring after a reload into a new build, until
 * the returned function is called. `parse` returns `undefined` for data of an older build that this one cannot use.
 */
export function restoreOtherVersion<T>(
  key: string,
  draft: SharedDraft<T>,
  parse: (value: unknown) => T | undefined,
  desk: SessionRestore = sessionRestore,
): () => void {
  void desk.take(key).then((restored) => {
    const { value, from } = (restored ?? {}) as { readonly [Part in keyof OtherVersion<T>]?: unknown }
    const parsed = parse(value)
    if (parsed !== undefined && (from === 'tab' || from === 'visit')) draft.offer({ value: parsed, from })
  })
  return desk.register({ key, snapshot: () => draft.read().other })
}
