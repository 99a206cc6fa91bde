import { createListeners, type Store } from '../../../lib/store.ts'
import type { Settings } from './settings.ts'

/** What of a draft is stored now. */
export type StoredDraft<T> =
  | { readonly state: 'stored'; readonly value: T }
  /** Nothing is: not yet, or it was deleted. */
  | { readonly state: 'absent' }
  /** The visitor wants it not stored: each tab has its own. */
  | { readonly state: 'off' }

/** Where a draft is stored, for all tabs the same. */
export type DraftSource<T> = {
  /** Gives the same value (by `Object.is`) until it changes. */
  read(): StoredDraft<T>
  write(value: T): void
  subscribe(listener: () => void): () => void
}

/**
 * A draft that is a settings record, or what `unwrap` takes from one and `wrap` puts into one. Where a newer build's
 * record lies in its place, each tab has its own draft.
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

/** A version of the draft that is not in use. */
export type OtherVersion<T> = {
  readonly value: T
  /** It was edited in two tabs, or what an earlier visit left was replaced before it was shown. */
  readonly from: 'tab' | 'visit'
}

export type DraftView<T> = {
  /** The newer version: what the page shows. */
  readonly value: T
  /** What it has replaced, until that is dismissed. */
  readonly other: OtherVersion<T> | undefined
}

export type SharedDraft<T> = Store<DraftView<T>> & {
  /** What a page shows before it has asked the browser. */
  readonly initial: DraftView<T>
  /** The visitor has edited it in this tab. Nothing else writes. */
  edit(value: T): void
  /** Keeps a version at hand that is not in use. */
  offer(other: OtherVersion<T>): void
  /** The other version comes into use, and what was in use becomes the other one. */
  swap(): void
  /** Forgets the other version. */
  dismiss(): void
}

export type SharedDraftOptions<T> = {
  readonly source: DraftSource<T>
  /** What a page shows where nothing is stored. */
  readonly initial: T
  readonly isSame: (a: T, b: T) => boolean
  /** Whether the page holds an edit that it will pass on to `edit` in a moment: newer than any that arrives. */
  readonly hasUnsavedEdit?: () => boolean
}

/**
 * A draft that several tabs show and edit. A tab in which nothing was edited follows the others and never writes. The
 * newer edit wins; where it replaces an edit of this tab, or one that this tab had not seen, the older version stays at
 * hand in `other`. A draft that is deleted is gone in every tab, its other versions as well.
 */
export function createSharedDraft<T>(options: SharedDraftOptions<T>): SharedDraft<T> {
  const { source, isSame, hasUnsavedEdit = () => false } = options
  const initial: DraftView<T> = { value: options.initial, other: undefined }
  let stored: StoredDraft<T> = { state: 'absent' }
  let view = initial
  /** `view.value` was edited in this tab: were it replaced, it would be nowhere else. */
  let isOwn = false
  let isWriting = false

  const show = (value: T, other: DraftView<T>['other']) => {
    view = { value, other: other && !isSame(other.value, value) ? other : undefined }
  }
  /** Another tab has stored this. */
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
      // What another tab has stored a moment ago, and nobody has seen here yet.
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
