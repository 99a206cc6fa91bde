import { createElement, type ReactNode } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import { createStore } from '../lib/store.ts'
import { useStore } from './use-store.ts'

/** What a page is sent with. */
const prerendered = (component: () => ReactNode): string => renderToStaticMarkup(createElement(component))

const store = { ...createStore('as stored'), initial: 'not asked yet' }

it('shows the store’s own initial value before the page has come to life', () => {
  expect(prerendered(() => useStore(store))).toBe('not asked yet')
})

it('shows the initial value that it is given instead', () => {
  expect(prerendered(() => useStore(store, 'given'))).toBe('given')
  expect(prerendered(() => useStore(store, undefined) ?? 'nothing')).toBe('nothing')
})

it('reads a store that has none', () => {
  expect(prerendered(() => useStore(createStore('in memory')))).toBe('in memory')
})
