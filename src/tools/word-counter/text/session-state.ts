import type { OtherVersion } from '../../../platform/storage/settings/shared-draft.ts'
import { inMemoryOnly } from '../../../platform/work-in-tab.ts'
import { textSource } from './draft.ts'

export type SessionState = {
  readonly text: string
  /** Whether the text was also stored on the device; otherwise this is the only copy. */
  readonly isStored: boolean
  readonly other: OtherVersion<string> | undefined
}

type SessionSource = { text(): string; read(): Pick<SessionState, 'other'> }

/** The state that a reload would lose, or `undefined` if there is none. */
export function sessionStateOf(box: SessionSource): SessionState | undefined {
  const text = box.text()
  const { other } = box.read()
  const stored = textSource.read()
  const isStored = stored.state === 'stored' && stored.value === text
  return text === '' && !other ? undefined : { text, isStored, other }
}

/** What of it is saved for a reload: never a text that the visitor does not want on the device, as far as is known. */
export function workToSave(unsaved: SessionState | undefined): unknown {
  if (!unsaved || (unsaved.isStored && !unsaved.other)) return undefined
  return textSource.read().state === 'off' ? inMemoryOnly : unsaved
}

/** Reads session state, which older builds saved as the text alone. */
export function readSessionState(restored: unknown): SessionState {
  if (typeof restored === 'string') return { text: restored, isStored: true, other: undefined }
  const { text, isStored, other } = (restored ?? {}) as { readonly [Part in keyof SessionState]?: unknown }
  const { value, from } = (other ?? {}) as { readonly [Part in keyof OtherVersion<string>]?: unknown }
  return {
    text: typeof text === 'string' ? text : '',
    isStored: isStored !== false,
    other: typeof value === 'string' && (from === 'tab' || from === 'visit') ? { value, from } : undefined,
  }
}
