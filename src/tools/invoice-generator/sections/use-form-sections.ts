import { useCallback, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { type Section, type SectionStates, sectionOf } from '../core/invoice/sections.ts'
import type { PartName } from '../core/layout/canvas.ts'
import { fieldOfPart, partOfField, sectionElement } from './fields.ts'
import { scrollToShow } from './scroll-to-show.ts'
import { isNarrow, usePageSize } from './use-page-size.ts'

/** The part of the page that is being edited. */
export type ActivePart = {
  readonly name: PartName
  /** The id of the item; empty for other parts. */
  readonly item: string
  /** Whether the edited value is at the end of its line, as amounts are. */
  readonly atEnd: boolean
}

export type FormSections = {
  readonly states: SectionStates
  readonly open: ReadonlySet<Section>
  /** The section that was pressed or entered last. */
  readonly section: Section | undefined
  readonly part: ActivePart | undefined
  /** The id of the item whose fields are shown. */
  readonly item: string | undefined
  /** Whether the page is as large as a narrow screen; otherwise it is a strip there, with the part that is being edited. */
  readonly isPageLarge: boolean
  /** Opens a section and closes filled ones, or closes it. */
  press(section: Section): void
  /** Follows what the browser has opened or closed by itself, as for a text that it finds. */
  follow(section: Section, isOpen: boolean): void
  /** The focus is in a field of this section. */
  enter(section: Section, field: Element): void
  /** Opens the section of a part of the page and focuses its field. */
  edit(name: PartName, item: string): void
  /**
   * Shows the fields of an item; the focus follows into them if wanted, as soon as they are there. Always the same
   * function.
   */
  readonly showItem: (item: string | undefined, focus?: boolean) => void
  /** Focuses the first field of an item whose row has been inserted, where that is wanted. Always the same function. */
  readonly focusRow: (row: HTMLElement | null) => void
  /** Opens sections besides the present ones. */
  reveal(sections: readonly Section[]): void
  /** Opens what is filled in next below what is being typed, on narrow screens: a press less, and nothing above it moves. */
  openNext(section: Section): void
  /** Starts over with the first section that an invoice needs. */
  restart(first: Section | undefined): void
  /** Makes the page large and scrolls to it, on narrow screens. */
  showPage(): void
  /** Makes the page a strip again, as soon as one goes on editing. */
  leavePage(): void
}

/** Which sections of the form are open, and what is being edited. */
export function useFormSections(states: SectionStates): FormSections {
  const [open, setOpen] = useState<ReadonlySet<Section>>(new Set(['company']))
  const [section, setSection] = useState<Section>()
  const [part, setPart] = useState<ActivePart>()
  const [item, setItem] = useState<string>()
  // Not a state: the form would be rendered once more for every new item.
  const focusedItem = useRef<string>(undefined)
  const focusRow = useCallback((row: HTMLElement | null) => {
    if (row && row.dataset.item === focusedItem.current) row.querySelector('textarea')?.focus()
  }, [])
  const page = usePageSize()

  /** Never folds a section with the focus in it. */
  const withOpened = (now: ReadonlySet<Section>, opened: Section) =>
    new Set([
      opened,
      ...[...now].filter(
        (other) =>
          states[other] !== 'filled' || sectionElement(other)?.contains(document.activeElement) === true,
      ),
    ])
  const activate = useCallback(
    (name: PartName | undefined, id: string, atEnd = false) =>
      setPart((now) => {
        if (name === undefined) return undefined
        return now?.name === name && now.item === id && now.atEnd === atEnd ? now : { name, item: id, atEnd }
      }),
    [],
  )
  const showItem = useCallback(
    (id: string | undefined, focus = false) => {
      setItem(id)
      focusedItem.current = focus ? id : undefined
      activate(id === undefined ? undefined : 'item', id ?? '')
    },
    [activate],
  )

  const reveal = (more: readonly Section[]) =>
    setOpen((now) => (more.every((one) => now.has(one)) ? now : new Set([...now, ...more])))

  return {
    states,
    open,
    section,
    part,
    item,
    isPageLarge: page.isLarge,
    press(pressed) {
      const opens = !open.has(pressed)
      // At once, so that nothing is seen between opening one section and folding another.
      flushSync(() => {
        setOpen((now) =>
          opens ? withOpened(now, pressed) : new Set([...now].filter((other) => other !== pressed)),
        )
        setSection(opens ? pressed : undefined)
        const field = sectionElement(pressed)?.querySelector('input, textarea')
        const found = opens && field ? partOfField(pressed, field) : undefined
        activate(found?.name, found?.item ?? '')
        page.shrink(sectionElement(pressed))
      })
      if (opens) scrollToShow(sectionElement(pressed))
    },
    follow(changed, isOpen) {
      setOpen((now) => {
        if (now.has(changed) === isOpen) return now
        return isOpen ? new Set([...now, changed]) : new Set([...now].filter((other) => other !== changed))
      })
    },
    enter(entered, field) {
      setSection(entered)
      focusedItem.current = undefined
      page.shrink(field)
      const found = partOfField(entered, field)
      activate(found?.name, found?.item ?? '', found?.atEnd)
    },
    edit(name, id) {
      const owner = sectionOf(name)
      flushSync(() => {
        setOpen((now) => withOpened(now, owner))
        page.shrink(null)
        if (name === 'item') {
          setItem(id)
          focusedItem.current = id
        }
      })
      const field = fieldOfPart(name, id)
      field?.focus({ preventScroll: true })
      if (field) scrollToShow(field.closest('[data-item]') ?? field)
    },
    showItem,
    focusRow,
    reveal,
    openNext(next) {
      // Beside the page there is no room for two long sections.
      if (isNarrow()) reveal([next])
    },
    restart(first) {
      flushSync(() => {
        setOpen(new Set(first ? [first] : []))
        setSection(first)
        setItem(undefined)
        activate(undefined, '')
        page.shrink(null)
      })
      if (first) scrollToShow(sectionElement(first))
    },
    showPage: page.enlarge,
    leavePage: () =>
      page.shrink(document.activeElement?.closest('[data-section]') ? document.activeElement : null),
  }
}
