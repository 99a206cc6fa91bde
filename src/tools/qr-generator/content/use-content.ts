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
  return {
    ...store,
    setKind: (to) => store.set({ ...store.read(), kind: to }),
    setField(field, value) {
      const { kind, fields } = store.read()
      store.set({ kind, fields: { ...fields, [field]: value } })
    },
  }
}

export type ShownContent = {
  /** What the page shows. */
  readonly content: Content
  /** For what a press does. The same object at every render. */
  readonly typed: TypedContent
}

export function useContent(initialKind: Kind): ShownContent {
  const [typed] = useState(() => createContent(initialKind))
  // The page may be left before a key is rendered.
  useEffect(() => typed.subscribe(() => workInTab.changed()), [typed])
  return { content: useConcurrentStore(typed), typed }
}
