import { createListeners, createStore, type Store } from '../../../lib/store.ts'
import { createSharedDraft, type OtherVersion } from '../../../platform/storage/settings/shared-draft.ts'
import { directionOf } from '../core/document/direction.ts'
import { findEdit } from '../core/document/find-edit.ts'
import type { TextEdit } from '../core/document/text-document.ts'
import { afterFrame } from '../highlights/after-frame.ts'
import { isTooLongToSave, setSaveDraft, textSource } from './draft.ts'
import type { SessionState } from './session-state.ts'

/** Longer texts are counted but not shown completely: laying them out would block the page. UTF-16 units. */
const maxEditable = 2_000_000
/** Shown length of a longer text. */
export const shownLength = 20_000

export type TextBoxState = {
  readonly isEmpty: boolean
  /** The text is too long to be edited: the area shows its beginning. */
  readonly isLarge: boolean
  /** The text is too long to be stored and exists only in this tab. */
  readonly isTooLongToStore: boolean
  /** The previous text can be restored, since nothing has changed after it was replaced. */
  readonly canUndo: boolean
  /** A version that is not in use: from another tab, or from an earlier visit. */
  readonly other: OtherVersion<string> | undefined
}

/** `length` is that of the whole text after the edit, in UTF-16 units. */
export type TextChange =
  | { readonly kind: 'replaced'; readonly text: string }
  | { readonly kind: 'edited'; readonly edit: TextEdit; readonly length: number }

/**
 * The text of the text area. It is not React state, so that a key never renders a megabyte; listeners get every change.
 * It is stored only after an edit in this tab; otherwise it follows other tabs.
 */
export type TextBox = Store<TextBoxState> & {
  text(): string
  /** Calls `listener` after every change until the returned function is called. */
  onChange(listener: (change: TextChange) => void): () => void
  /** Processes input since the last frame immediately. */
  readTyped(): void
  /** Follows the area until the returned function is called. */
  attach(area: HTMLTextAreaElement): () => void
  /** Shows the stored text, and follows other tabs from then on. */
  start(): () => void
  /** Replaces the whole text as an edit that can be undone. */
  replace(text: string): void
  undo(): void
  /** Restores unstored text of this tab after a reload, or offers it if there is another text by now. */
  restoreSession(carried: SessionState): void
  /** Selects a range and scrolls it into view. */
  select(start: number, end: number): void
  setSaving(isOn: boolean): void
  swap(): void
  dismiss(): void
}

const saveDelayMs = 500

export function createTextBox(): TextBox {
  const listeners = createListeners<[change: TextChange]>()
  const store = createStore<TextBoxState>({
    isEmpty: true,
    isLarge: false,
    isTooLongToStore: false,
    canUndo: false,
    other: undefined,
  })
  let area: HTMLTextAreaElement | undefined
  let text = ''
  let before: string | undefined
  let waiting: ReturnType<typeof setTimeout> | undefined
  /** Cancels reading the input since the last frame. */
  let unread: (() => void) | undefined
  const draft = createSharedDraft({
    source: textSource,
    initial: '',
    isSame: Object.is,
    hasUnsavedEdit: () => waiting !== undefined || unread !== undefined,
  })
  /** Last seen value of the draft. */
  let followed = ''

  const save = () => {
    readTyped()
    if (waiting === undefined) return
    clearTimeout(waiting)
    waiting = undefined
    storeAndOfferEarlier(() => draft.edit(text))
  }
  /** Stores the current text and offers the one it replaces, if that stayed stored while a longer text was in use. */
  const storeAndOfferEarlier = (store: () => void) => {
    const earlier = textSource.read()
    const stayed = earlier.state === 'stored' && isTooLongToSave(draft.read().value) ? earlier.value : ''
    store()
    const now = textSource.read()
    const isThere = now.state === 'stored' && now.value === stayed
    if (stayed !== '' && !isThere && !draft.read().other) draft.offer({ value: stayed, from: 'visit' })
  }
  const saveSoon = () => {
    clearTimeout(waiting)
    waiting = setTimeout(save, saveDelayMs)
    // Immediately, so that the stored text is left alone even if a shorter text follows soon.
    if (isTooLongToSave(text) && !isTooLongToSave(draft.read().value)) save()
  }
  const show = () => {
    const direction = directionOf(text)
    if (area && area.dir !== direction) area.dir = direction
    const now = store.read()
    const next: TextBoxState = {
      isEmpty: text === '',
      isLarge: text.length > maxEditable,
      isTooLongToStore: isTooLongToSave(text),
      canUndo: before !== undefined,
      other: draft.read().other,
    }
    const same = (Object.keys(next) as (keyof TextBoxState)[]).every((name) => now[name] === next[name])
    if (!same) store.set(next)
  }
  const display = (next: string) => {
    text = next
    if (area) area.value = next.length > maxEditable ? next.slice(0, shownLength) : next
    listeners.notify({ kind: 'replaced', text: next })
    show()
  }
  const put = (next: string, undoable: string | undefined) => {
    before = undoable
    display(next)
    saveSoon()
  }
  const replace = (next: string) => {
    readTyped()
    put(next, text === '' ? undefined : text)
  }
  const follow = () => {
    readTyped()
    const { value } = draft.read()
    if (value !== followed && value !== text) {
      // The pending save is dropped: only a deletion takes precedence over an edit of this tab.
      clearTimeout(waiting)
      waiting = undefined
      before = undefined
      display(value)
    } else show()
    followed = value
  }
  const readTyped = () => {
    if (!unread) return
    unread()
    unread = undefined
    if (!area || store.read().isLarge) return
    const { value, selectionEnd } = area
    if (value === text) return
    const edit = findEdit(text, value, selectionEnd)
    text = value
    before = undefined
    listeners.notify({ kind: 'edited', edit, length: value.length })
    saveSoon()
    show()
  }
  /** Defers listeners and React until the frame that shows the key. */
  const typed = () => {
    unread ??= afterFrame(readTyped)
  }
  const pasted = (event: ClipboardEvent) => {
    const inserted = event.clipboardData?.getData('text/plain').replace(/\r\n?/g, '\n') ?? ''
    readTyped()
    if (!area || text.length + inserted.length <= maxEditable) return
    event.preventDefault()
    const { selectionStart, selectionEnd } = area
    const rest = store.read().isLarge ? ['', ''] : [text.slice(0, selectionStart), text.slice(selectionEnd)]
    replace(rest.join(inserted))
  }

  return {
    read: store.read,
    subscribe: store.subscribe,
    text: () => (unread && area && !store.read().isLarge ? area.value : text),
    onChange: listeners.add,
    readTyped,
    attach(element) {
      area = element
      // Includes text typed before hydration.
      text = element.value
      const end = new AbortController()
      const { signal } = end
      element.addEventListener('input', typed, { signal })
      element.addEventListener('paste', pasted, { signal })
      addEventListener('pagehide', save, { signal })
      document.addEventListener('visibilitychange', save, { signal })
      // React handles this event by searching the whole text for the selection, 10 ms per key in a megabyte. Nothing here
      // needs it.
      element.addEventListener('selectionchange', (event) => event.stopPropagation(), { signal })
      return () => {
        end.abort()
        save()
        area = undefined
      }
    },
    start() {
      readTyped()
      const { value } = draft.read()
      followed = value
      if (text !== '' && text !== value) {
        draft.edit(text)
        // The stored text has not been seen yet, so it must be offered.
        if (value !== '') draft.offer({ value, from: 'visit' })
        followed = text
      }
      display(followed)
      return draft.subscribe(follow)
    },
    replace,
    undo() {
      readTyped()
      if (before !== undefined) put(before, undefined)
    },
    restoreSession({ text: carried, isStored, other }) {
      readTyped()
      if (other && other.value !== text) draft.offer(other)
      if (carried === '' || carried === text) return
      const isUntouched = waiting === undefined && text === followed
      // Stored text is already shown, unless another tab has written since.
      if (text !== '' && (isStored || !isUntouched)) {
        draft.offer({ value: carried, from: 'tab' })
        return
      }
      const shown = text
      draft.edit(carried)
      const now = textSource.read()
      const isStillStored = now.state === 'stored' && now.value === shown
      if (shown !== '' && !isStillStored) draft.offer({ value: shown, from: 'visit' })
    },
    select(start, end) {
      area?.focus()
      area?.setSelectionRange(start, start)
      // Browsers scroll to the caret on blur and focus, not when a range is set.
      area?.blur()
      area?.focus()
      area?.setSelectionRange(start, end)
    },
    setSaving(isOn) {
      save()
      storeAndOfferEarlier(() => setSaveDraft(isOn, text))
    },
    swap() {
      save()
      before = undefined
      draft.swap()
    },
    dismiss: draft.dismiss,
  }
}
