import { createStore, type Store } from '../../platform/store.ts'
import { findEdit } from './core/find-edit.ts'
import type { Counter } from './counter.ts'
import { draft, longestDraft } from './draft.ts'
import type { HardMarks } from './hard-marks.ts'

/** Longer texts are counted without standing in the text area: laying them out would block the page. UTF-16 units. */
const longestEditable = 2_000_000
/** How much of a longer one is shown. */
const shownLength = 20_000

export type TextBoxState = {
  readonly isEmpty: boolean
  /** The text is too long to be edited: the area shows its beginning. */
  readonly isLarge: boolean
}

/**
 * The text area's text. It stays in the area and out of React, so that a key never renders a megabyte; the counter
 * hears of every change.
 */
export type TextBox = Store<TextBoxState> & {
  text(): string
  /** Follows the area until the answer is called. */
  attach(area: HTMLTextAreaElement): () => void
  replace(text: string): void
  /** Selects a stretch and brings it into sight. */
  select(start: number, end: number): void
  keepDraft(): void
}

const rightToLeft =
  /^[^\p{L}]*[\p{Script=Arabic}\p{Script=Hebrew}\p{Script=Syriac}\p{Script=Thaana}\p{Script=Nko}]/u

const draftDelay = 500

export function createTextBox(tell: () => Counter, marks: HardMarks): TextBox {
  const store = createStore<TextBoxState>({ isEmpty: true, isLarge: false })
  let area: HTMLTextAreaElement | undefined
  let text = ''
  let waiting: ReturnType<typeof setTimeout> | undefined

  const keepDraft = () => {
    clearTimeout(waiting)
    waiting = undefined
    const kept = draft.read()
    const next = kept.keep && text.length <= longestDraft ? text : ''
    if (kept.text !== next) draft.write({ ...kept, text: next })
  }
  const show = () => {
    // Not `dir="auto"`, with which browsers look through the whole text for seconds when a book is set.
    const direction = rightToLeft.test(text.slice(0, 500)) ? 'rtl' : 'ltr'
    if (area && area.dir !== direction) area.dir = direction
    const now = store.read()
    const next = { isEmpty: text === '', isLarge: text.length > longestEditable }
    if (now.isEmpty !== next.isEmpty || now.isLarge !== next.isLarge) store.set(next)
    clearTimeout(waiting)
    waiting = setTimeout(keepDraft, draftDelay)
  }
  const replace = (next: string) => {
    text = next
    marks.clear()
    if (area) area.value = next.length > longestEditable ? next.slice(0, shownLength) : next
    tell().load(next)
    show()
  }
  const typed = () => {
    if (!area || store.read().isLarge) return
    const { value, selectionEnd } = area
    if (value === text) return
    const edit = findEdit(text, value, selectionEnd)
    text = value
    marks.edit(edit, value.length)
    tell().edit(edit, value.length)
    show()
  }
  const pasted = (event: ClipboardEvent) => {
    const inserted = event.clipboardData?.getData('text/plain').replace(/\r\n?/g, '\n') ?? ''
    if (!area || text.length + inserted.length <= longestEditable) return
    event.preventDefault()
    const { selectionStart, selectionEnd } = area
    const rest = store.read().isLarge ? ['', ''] : [text.slice(0, selectionStart), text.slice(selectionEnd)]
    replace(rest.join(inserted))
  }

  return {
    read: store.read,
    subscribe: store.subscribe,
    text: () => text,
    attach(element) {
      area = element
      // What was typed before the page's code came counts as well.
      if (element.value !== '') replace(element.value)
      const end = new AbortController()
      const { signal } = end
      element.addEventListener('input', typed, { signal })
      element.addEventListener('paste', pasted, { signal })
      addEventListener('pagehide', keepDraft, { signal })
      // React listens to this event everywhere and would look for the selection in the whole text: 10 ms a key in a
      // megabyte. Nothing here needs it.
      element.addEventListener('selectionchange', (event) => event.stopPropagation(), { signal })
      return () => {
        end.abort()
        if (waiting) keepDraft()
        area = undefined
      }
    },
    replace,
    select(start, end) {
      area?.focus()
      area?.setSelectionRange(start, start)
      // Browsers bring a caret into sight when it loses and takes the focus, not when a range is set.
      area?.blur()
      area?.focus()
      area?.setSelectionRange(start, end)
    },
    keepDraft,
  }
}
