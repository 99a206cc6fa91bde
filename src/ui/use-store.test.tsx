import { createElement, type ReactNode } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import { createStore } from '../lib/store.ts'
import { useStore } from './use-store.ts'

/** The prerendered markup of a component. */
const prerendered = (component: () => ReactNode): string => renderToStaticMarkup(createElement(component))

const store = { ...createStore('as stored'), initial: 'not asked yet' }

it('prerenders the store’s own initial value', () => {
  expect(prerendered(() => useStore(store))).toBe('not asked yet')
})

it('prerenders the given initial value instead', () => {
  expect(prerendered(() => useStore(store, 'given'))).toBe('given')
  expect(prerendered(() => useStore(store, undefined) ?? 'nothing')).toBe('nothing')
})

it('reads a store without an initial value', () => {
  expect(prerendered(() => useStore(createStore('in memory')))).toBe('in memory')
})
