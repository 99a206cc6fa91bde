import { createListeners } from '../../lib/store.ts'
import type { PageVisibility } from '../page/page-visibility.ts'

export type FakePageVisibility = PageVisibility & {
  show(): void
  hide(): void
  readonly watchers: () => number
}

export function createFakePageVisibility(): FakePageVisibility {
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
