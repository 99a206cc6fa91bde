import { inMemoryOnly } from '../../../platform/work-in-tab.ts'
import { isBlank, kinds } from '../core/content/kinds.ts'
import type { LogoChoice } from '../style/use-logo.ts'
import type { Content } from './use-code.ts'

/** What is kept while another page is open. */
export type Left = {
  readonly content: Content
  readonly logo: LogoChoice['opened']
  readonly percent: number
}

type SavedWork = { readonly content: Content; readonly logo: File | null; readonly percent: number }

/** A Wi-Fi password is written to the device with a recent code alone, which the visitor asks for. */
export function savedWork({ content, logo, percent }: Left): SavedWork | typeof inMemoryOnly | undefined {
  // The text of such a code, pasted.
  if (Object.values(content.fields).some((text) => /^\s*wifi:/i.test(text))) return inMemoryOnly
  const { password: _, ...fields } = content.fields
  if (isBlank(content.kind, content.fields) && !logo) return undefined
  return { content: { ...content, fields }, logo: logo?.file ?? null, percent }
}

/** What this or another build has saved; `undefined` for what this one cannot show. */
export function readWork(saved: unknown): SavedWork | undefined {
  const { content, logo, percent } = (saved ?? {}) as Partial<SavedWork>
  const isKnown =
    content &&
    kinds.includes(content.kind) &&
    Object.values(content.fields ?? { none: null }).every((text) => typeof text === 'string')
  if (!isKnown || typeof percent !== 'number') return undefined
  return { content, percent, logo: logo instanceof File ? logo : null }
}
