import type { OtherVersion } from '../../platform/storage/shared-draft.ts'
import type { TextBox } from './text-box.ts'

type Carried = { readonly text: string; readonly other: OtherVersion<string> | undefined }

/** What a reload would lose; `undefined` where there is nothing. */
export function carriedFrom(box: TextBox): Carried | undefined {
  const text = box.text()
  const { other } = box.read()
  return text === '' && !other ? undefined : { text, other }
}

/** What was carried over, perhaps by an older build: that carried the text alone. */
export function readCarried(carried: unknown): Carried {
  if (typeof carried === 'string') return { text: carried, other: undefined }
  const { text, other } = (carried ?? {}) as { readonly [Part in keyof Carried]?: unknown }
  const { value, from } = (other ?? {}) as { readonly [Part in keyof OtherVersion<string>]?: unknown }
  return {
    text: typeof text === 'string' ? text : '',
    other: typeof value === 'string' && (from === 'tab' || from === 'visit') ? { value, from } : undefined,
  }
}
