import { useEffect, useState } from 'react'
import { createStore, type Store } from '../../../lib/store.ts'
import { workInTab } from '../../../platform/work-in-tab.ts'
import { useConcurrentStore } from '../../../ui/use-concurrent-store.ts'
import type { Content, Field, Kind } from '../core/content/kinds.ts'

/** What is typed. A key is rendered after its frame, so that the page may show an earlier content for a moment. */
export type TypedContent = Store<Content> & {
  set(content: Content): void
  /** What was typed for other kinds stays. */
  setKind(kind: Kind): void
  setField(field: Field, value: string): void
}

function createContent(kind: Kind): TypedContent {
  const store = createStore<Content>({ kind, fields: {} })
  // A new object each time: what waits for the code of a content gets it once that is rendered.
  const set = (content: Content) => store.set({ ...content })
  return {
    ...store,
    set,
    setKind: (to) => set({ ...store.read(), kind: to }),
    setField(field, value) {
      const { kind, fields } = store.read()
      set({ kind, fields: { ...fields, [field]: value } })
    },
  }
}

export type ContentState = {
  /** What the page shows. */
  readonly content: Content
  /** For what a press does. The same object at every render. */
  readonly typed: TypedContent
}

export function useContent(initialKind: Kind): ContentState {
  const [typed] = useState(() => createContent(initialKind))
  // The page may be left before a key is rendered.
  useEffect(() => typed.subscribe(() => workInTab.changed()), [typed])
  return { content: useConcurrentStore(typed), typed }
}
