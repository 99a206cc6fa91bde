import { hasOneOf, type OptionGroupName, type Section } from '../core/invoice/sections.ts'
import type { PartName } from '../core/layout/canvas.ts'
import { scrollToShow } from './scroll-to-show.ts'

type FoundPart = { readonly name: PartName; readonly item: string; readonly atEnd: boolean }

/** Where the fields of a group of options show on the page. */
const partOfGroup: Readonly<Record<OptionGroupName, PartName | undefined>> = {
  tax: 'sums',
  price: 'sums',
  payment: 'payment',
  delivery: 'details',
  address: 'company',
  appearance: 'logo',
  eInvoice: undefined,
}

export const sectionElement = (section: Section) =>
  document.querySelector<HTMLElement>(`[data-section="${section}"]`)

/** The part of the page that a field of a section belongs to. */
export function partOfField(section: Section, field: Element): FoundPart | undefined {
  const plain = (name: PartName) => ({ name, item: '', atEnd: false })
  const isText = field.tagName === 'TEXTAREA'
  switch (section) {
    case 'company':
    case 'client':
    case 'details':
      return plain(section)
    case 'items': {
      const item = field.closest<HTMLElement>('[data-item]')?.dataset.item
      const atEnd = field.matches('input, select')
      return item === undefined ? undefined : { name: 'item', item, atEnd }
    }
    case 'taxAndNotes':
      return plain(isText ? 'notes' : 'sums')
    case 'options': {
      const group = field.closest<HTMLElement>('[data-group]')?.dataset.group
      const name = partOfGroup[group as OptionGroupName]
      return name && plain(name)
    }
  }
}

const selectors: Readonly<Record<PartName, (item: string) => string>> = {
  logo: () => '[data-group="appearance"] select',
  company: () => '[data-section="company"] :is(input, textarea)',
  client: () => '[data-section="client"] :is(input, textarea)',
  details: () => '[data-section="details"] input',
  item: (item) => `[data-item="${CSS.escape(item)}"] textarea`,
  sums: () => '[data-section="taxAndNotes"] input',
  payment: () => '[data-group="payment"] input',
  notes: () => '[data-section="taxAndNotes"] textarea',
}

const openGroupOf = (field: Element | null) => {
  const group = field?.closest<HTMLDetailsElement>('details[data-group]')
  if (group) group.open = true
}

function showField(field: HTMLElement | null): void {
  openGroupOf(field)
  field?.focus({ preventScroll: true })
  scrollToShow(field)
}

/** Focuses the first field with a value to correct. */
export function showFirstInvalid(): void {
  showField(document.querySelector<HTMLElement>('[data-section] [aria-invalid="true"]'))
}

/** Focuses the first field with one of these characters. */
export function showFirstWith(characters: readonly string[]): void {
  const fields = document.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>(
    '[data-section] :is(input, textarea)',
  )
  showField([...fields].find(({ value }) => hasOneOf(value, characters)) ?? null)
}

/** The field that a part of the page is edited in first; a folded group of options is opened for it. */
export function fieldOfPart(name: PartName, item: string): HTMLElement | null {
  const field = document.querySelector<HTMLElement>(selectors[name](item))
  openGroupOf(field)
  return field
}
