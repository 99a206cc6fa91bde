import { createListeners, type Store } from '../../../lib/store.ts'
import type { Settings } from './settings.ts'

/** The stored state of a draft. */
export type StoredDraft<T> =
  | { readonly state: 'stored'; readonly value: T }
  /** Nothing is stored: not yet, or it was deleted. */
  | { readonly state: 'absent' }
  /** Storing is off: each tab has its own draft. */
  | { readonly state: 'off' }

/** The storage of a draft, which all tabs share. */
export type DraftSource<T> = {
  /** Returns the same value (by `Object.is`) until it changes. */
  read(): StoredDraft<T>
  write(value: T): void
  subscribe(listener: () => void): () => void
}

/**
 * A draft in a settings record, from which `unwrap` extracts it and into which `wrap` puts it. If a newer build's
 * record is stored, each tab has its own draft.
 */
export function draftInSettings<Stored, T>(
  settings: Settings<Stored>,
  unwrap: (stored: Stored) => T,
  wrap: (value: T) => Stored,
): DraftSource<T> {
  return {
    read() {
      if (settings.mode.read() === 'newer') return { state: 'off' }
      const stored = settings.read()
      return stored === settings.initial ? { state: 'absent' } : { state: 'stored', value: unwrap(stored) }
    },
    write: (value) => settings.write(wrap(value)),
    subscribe: settings.subscribe,
  }
}

/** A version of the draft that is not shown. */
export type OtherVersion<T> = {
  readonly value: T
  /** It was edited in two tabs, or the draft of an earlier visit was replaced before it was shown. */
  readonly from: 'tab' | 'visit'
}

export type DraftView<T> = {
  /** The newer version, which the page shows. */
  readonly value: T
  /** The version that it replaced, until that is dismissed. */
  readonly other: OtherVersion<T> | undefined
}

export type SharedDraft<T> = Store<DraftView<T>> & {
  /** The view before storage is read. */
  readonly initial: DraftView<T>
  /** Stores an edit of the visitor in this tab. Nothing else writes. */
  edit(value: T): void
  /** Offers a version as the other one. */
  offer(other: OtherVersion<T>): void
  /** Swaps the shown and the other version. */
  swap(): void
  /** Discards the other version. */
  dismiss(): void
}

export type SharedDraftOptions<T> = {
  readonly source: DraftSource<T>
  /** The draft if nothing is stored. */
  readonly initial: T
  readonly isSame: (a: T, b: T) => boolean
  /** Whether the page has an edit that it has not passed to `edit` yet, which is newer than any that arrives. */
  readonly hasUnsavedEdit?: () => boolean
}

/**
 * A draft that several tabs show and edit. A tab without edits follows the others and never writes. The newer edit
 * wins; if it replaces an edit of this tab, or one that this tab had not shown, the older version is in `other`.
 * Deleting the draft deletes it and its other versions in every tab.
 */
export function createSharedDraft<T>(options: SharedDraftOptions<T>): SharedDraft<T> {
  const { source, isSame, hasUnsavedEdit = () => false } = options
  const initial: DraftView<T> = { value: options.initial, other: undefined }
  let stored: StoredDraft<T> = { state: 'absent' }
  let view = initial
  /** Whether `view.value` was edited in this tab, so that replacing it would lose it. */
  let isOwn = false
  let isWriting = false

  const show = (value: T, other: DraftView<T>['other']) => {
    view = { value, other: other && !isSame(other.value, value) ? other : undefined }
  }
  /** Called with what another tab has stored. */
  const receive = (value: T) => {
    if (isSame(value, view.value)) return
    if (hasUnsavedEdit()) {
      view = { ...view, other: { value, from: 'tab' } }
      return
    }
    show(value, isOwn ? { value: view.value, from: 'tab' } : view.other)
    isOwn = false
  }
  const follow = (): boolean => {
    const now = source.read()
    if (isSameRecord(stored, now)) return false
    const [recordBefore, viewBefore] = [stored, view]
    stored = now
    if (now.state === 'stored') receive(now.value)
    else if (now.state === 'absent' && recordBefore.state === 'stored') {
      view = initial
      isOwn = false
    }
    return view !== viewBefore
  }
  const listeners = createListeners(() =>
    source.subscribe(() => {
      if (!isWriting && follow()) listeners.notify()
    }),
  )
  const write = (value: T, other: DraftView<T>['other']) => {
    show(value, other)
    isOwn = true
    isWriting = true
    source.write(value)
    isWriting = false
    stored = source.read()
    listeners.notify()
  }

  return {
    initial,
    read() {
      follow()
      return view
    },
    subscribe: listeners.add,
    edit(value) {
      // Another tab stored this just before, and it was not shown here yet.
      const now = source.read()
      const isUnseen = now.state === 'stored' && !isSameRecord(stored, now) && !isSame(now.value, view.value)
      write(value, isUnseen ? { value: now.value, from: 'tab' } : view.other)
    },
    offer(other) {
      follow()
      show(view.value, other)
      listeners.notify()
    },
    swap() {
      follow()
      const { value, other } = view
      if (other) write(other.value, { ...other, value })
    },
    dismiss() {
      show(view.value, undefined)
      listeners.notify()
    },
  }
}

const isSameRecord = <T>(a: StoredDraft<T>, b: StoredDraft<T>): boolean =>
  a.state === 'stored' && b.state === 'stored' ? Object.is(a.value, b.value) : a.state === b.state
