import { inMemoryOnly } from '../../../platform/work-in-tab.ts'
import { type Content, isBlank, type Kind, kinds } from '../core/content/kinds.ts'
import type { LogoChoice } from '../style/use-logo.ts'

/** What is kept while another page is open. */
export type Left = {
  readonly content: Content
  readonly logo: LogoChoice['opened']
  readonly percent: number
}

type SavedWork = { readonly content: Content; readonly logo: File | null; readonly percent: number }

/** Content of the kind of a link in which nothing was typed is left as it was before the link, with what is typed there. */
export const ofKindIfBlank = (content: Content, kind: Kind | undefined): Content =>
  kind !== undefined && isBlank(content.kind, content.fields) ? { ...content, kind } : content

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
