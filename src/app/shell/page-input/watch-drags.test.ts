import { afterEach, expect, test, vi } from 'vitest'
import { watchDrags } from './watch-drags.ts'

afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

type Given = { readonly isTrusted?: boolean; readonly defaultPrevented?: boolean }

/** Follows drags of one file; events are those of the window. */
function follow() {
  const listeners = new Map<string, (event: unknown) => void>()
  vi.stubGlobal('addEventListener', (type: string, listener: (event: unknown) => void) =>
    listeners.set(type, listener),
  )
  const seen = { onOver: vi.fn(), onEnd: vi.fn(), onDrop: vi.fn() }
  watchDrags(seen, new AbortController().signal)
  const file = new File(['x'], 'a.png')
  const dispatch = (type: string, { isTrusted = true, defaultPrevented = false }: Given = {}) => {
    const preventDefault = vi.fn()
    const dataTransfer = { types: ['Files'], files: [file], items: [] }
    listeners.get(type)?.({ isTrusted, defaultPrevented, preventDefault, dataTransfer })
    return preventDefault.mock.calls.length > 0
  }
  return { ...seen, dispatch, file }
}

test('a file from elsewhere is taken', () => {
  const { dispatch, onOver, onDrop, file } = follow()
  expect(dispatch('dragenter')).toBe(true)
  expect(onOver).toHaveBeenCalledOnce()
  expect(dispatch('drop')).toBe(true)
  expect(onDrop).toHaveBeenCalledExactlyOnceWith([file], [])
})

test('what is dragged from the page itself is not, but for what the tray drops', () => {
  const { dispatch, onOver, onDrop } = follow()
  dispatch('dragstart')
  expect([dispatch('dragenter'), dispatch('drop')]).toEqual([false, false])
  expect([onOver, onDrop].map((each) => each.mock.calls.length)).toEqual([0, 0])
  const dropped = { isTrusted: false }
  expect([dispatch('dragenter', dropped), dispatch('drop', dropped)]).toEqual([true, true])
  expect([onOver, onDrop].map((each) => each.mock.calls.length)).toEqual([1, 1])
})

test.each([
  ['has ended', ['dragstart', 'dragend']],
  ['has ended with what was dragged gone', ['dragstart', 'pointerdown']],
])('a drag of the page that %s leaves no file from elsewhere out', (_, types) => {
  const { dispatch, onDrop } = follow()
  for (const type of types) dispatch(type)
  dispatch('drop')
  expect(onDrop).toHaveBeenCalledOnce()
})

test('a drag of the page that was not let begin leaves none out either', () => {
  const { dispatch, onDrop } = follow()
  dispatch('dragstart', { defaultPrevented: true })
  dispatch('drop')
  expect(onDrop).toHaveBeenCalledOnce()
})

test('a drag that leaves twice and comes back stays', () => {
  vi.useFakeTimers()
  const { dispatch, onEnd } = follow()
  for (const type of ['dragenter', 'dragleave', 'dragleave', 'dragover']) dispatch(type)
  vi.runAllTimers()
  expect(onEnd).not.toHaveBeenCalled()
  dispatch('dragleave')
  vi.runAllTimers()
  expect(onEnd).toHaveBeenCalledOnce()
})
