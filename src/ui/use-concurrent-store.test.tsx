import { createElement, type ReactNode } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import { createStore } from '../lib/store.ts'
import { useConcurrentStore } from './use-concurrent-store.ts'

/** The prerendered markup of a component. */
const prerendered = (component: () => ReactNode): string => renderToStaticMarkup(createElement(component))

it('prerenders the store’s own initial value, which may be undefined', () => {
  const stored = { ...createStore<string | undefined>('as stored'), initial: 'not asked yet' }
  expect(prerendered(() => useConcurrentStore(stored))).toBe('not asked yet')
  const absent = { ...stored, initial: undefined }
  expect(prerendered(() => useConcurrentStore(absent) ?? 'nothing')).toBe('nothing')
})

it('reads a store without an initial value', () => {
  expect(prerendered(() => useConcurrentStore(createStore('in memory')))).toBe('in memory')
})
