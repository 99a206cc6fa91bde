import { useCallback, useEffectEvent } from 'react'
import { flushSync } from 'react-dom'
import type { Invoice } from '../core/invoice/invoice.ts'
import {
  hasOneOf,
  isWrongItem,
  nextSection,
  sections as sectionNames,
  sectionStates,
  sectionsWith,
} from '../core/invoice/sections.ts'
import type { PartName } from '../core/layout/canvas.ts'
import type { DocumentSource } from '../document/use-document-source.ts'
import { showFirstInvalid, showFirstWith } from './fields.ts'
import { type FormSections, useFormSections } from './use-form-sections.ts'

type OpenSections = {
  readonly sections: FormSections
  /** Opens the next section once an edit has filled one. */
  readonly followEdit: (before: Invoice, after: Invoice) => void
  /** Opens every section with something wrong in it. */
  readonly revealWrong: () => void
  /** Also focuses the first wrong field. */
  readonly showFirstInvalid: () => void
  /** Focuses the first field with one of these characters. */
  readonly showFirstWith: (characters: readonly string[]) => void
  /** Opens the section of a part of the page and focuses its field. */
  readonly editPart: (name: PartName, item: string) => void
  readonly enlargePage: () => void
}

/**
 * Opens the sections of the form as the work on an invoice needs them.
 * @param source what is rendered
 * @param present returns that of the present invoice
 */
export function useOpenSections(source: DocumentSource, present: () => DocumentSource): OpenSections {
  const sections = useFormSections(sectionStates(source.invoice, source.amounts))
  const reveal = (characters: readonly string[] = []) => {
    const { invoice, amounts, eInvoice } = present()
    const states = sectionStates(invoice, amounts)
    const wrongItem =
      amounts.items.find(isWrongItem)?.item.id ??
      invoice.items.find(({ description }) => hasOneOf(description, characters))?.id
    if (wrongItem !== undefined) sections.showItem(wrongItem)
    sections.reveal([
      ...sectionNames.filter((section) => states[section] === 'wrong'),
      ...eInvoice.sections,
      ...sectionsWith(invoice, characters),
    ])
  }
  const onEdit = useEffectEvent((before: Invoice, after: Invoice) => {
    sections.leavePage()
    const section = nextSection(before, after)
    if (section) sections.openNext(section)
  })
  const onEditPart = useEffectEvent((name: PartName, item: string) => sections.edit(name, item))
  const onEnlargePage = useEffectEvent(() => sections.showPage())
  return {
    sections,
    revealWrong: () => reveal(),
    showFirstInvalid() {
      // The visitor may have folded them again.
      flushSync(() => reveal())
      showFirstInvalid()
    },
    showFirstWith(characters) {
      flushSync(() => reveal(characters))
      showFirstWith(characters)
    },
    // Stable identities: neither the lists nor the drawn page render at every keystroke.
    followEdit: useCallback((before: Invoice, after: Invoice) => onEdit(before, after), []),
    editPart: useCallback((name: PartName, item: string) => onEditPart(name, item), []),
    enlargePage: useCallback(() => onEnlargePage(), []),
  }
}
