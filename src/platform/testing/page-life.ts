import type { PageLife } from '../page-life.ts'
import { createListeners } from '../store.ts'

export type FakePageLife = PageLife & {
  show(): void
  hide(): void
  readonly watchers: () => number
}

export function createFakePageLife(): FakePageLife {
  const listeners = createListeners()
  let visible = true
  const change = (to: boolean) => () => {
    visible = to
    listeners.notify()
  }
  return {
    isVisible: () => visible,
    watch: listeners.add,
    show: change(true),
    hide: change(false),
    watchers: listeners.count,
  }
}
