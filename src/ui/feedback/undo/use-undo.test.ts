import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { beforeEach, expect, it, vi } from 'vitest'
import { type Undo, useUndo } from './use-undo.ts'

const announce = vi.hoisted(() => vi.fn())
vi.mock('../announcer/announcer.tsx', () => ({ useAnnounce: () => announce }))
beforeEach(() => announce.mockClear())

const entry = (id: string) => ({ id, text: `{"id":"${id}"}` })
const restore = vi.fn()
beforeEach(() => restore.mockClear())

type Step = (undo: Undo) => void

function List({ steps, seen }: { readonly steps: Step[]; readonly seen: Undo[] }) {
  const undo = useUndo({ restore })
  seen.push(undo)
  steps.shift()?.(undo)
  return null
}

/** Renders after each step and returns the hook's last value. */
function after(...steps: Step[]): Undo {
  const seen: Undo[] = []
  renderToStaticMarkup(createElement(List, { steps, seen }))
  const last = seen.at(-1)
  if (!last || steps.length > 0) throw new Error('Not every step was rendered')
  return last
}

it('offers no undo at first', () => {
  expect(after().run).toBeUndefined()
})

it('announces a removal and restores it once', () => {
  const offer = ({ offer }: Undo) => offer([entry('a')], 'Removed')
  expect(after(offer).run).toBeDefined()
  expect(announce.mock.calls).toEqual([['Removed']])
  expect(after(offer, ({ run }) => run?.()).run).toBeUndefined()
  expect(restore.mock.calls).toEqual([[[entry('a')]]])
})

it('restores the last removal only', () => {
  const undo = after(
    ({ offer }) => offer([entry('a')], 'Removed'),
    ({ offer }) => offer([entry('b'), entry('c')], 'All removed'),
    ({ run }) => run?.(),
  )
  expect(undo.run).toBeUndefined()
  expect(restore.mock.calls).toEqual([[[entry('b'), entry('c')]]])
})

it('offers no undo when nothing was removed', () => {
  expect(after(({ offer }) => offer([], 'Removed')).run).toBeUndefined()
})

it('discards the removal', () => {
  const undo = after(
    ({ offer }) => offer([entry('a')], 'Removed'),
    ({ forget }) => forget(),
  )
  expect(undo.run).toBeUndefined()
  expect(restore).not.toHaveBeenCalled()
})
