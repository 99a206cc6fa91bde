import { expect, it } from 'vitest'
import { createListeners, createStore } from './store.ts'

it('notifies listeners of changes only, until they unsubscribe', () => {
  const store = createStore('a')
  const seen: string[] = []
  const leave = store.subscribe(() => seen.push(store.read()))
  store.set('b')
  store.set('b')
  leave()
  store.set('c')
  expect(seen).toEqual(['b'])
  expect(store.read()).toBe('c')
})

it('does not call a listener that another one has just removed', () => {
  const listeners = createListeners()
  const seen: string[] = []
  listeners.add(() => {
    seen.push('first')
    leaveSecond()
  })
  const leaveSecond = listeners.add(() => seen.push('second'))
  listeners.notify()
  expect(seen).toEqual(['first'])
})

it('follows the source only while there are listeners', () => {
  const log: string[] = []
  const listeners = createListeners(() => {
    log.push('follow')
    return () => log.push('leave')
  })
  expect(log).toEqual([])
  const [first, second] = [listeners.add(() => {}), listeners.add(() => {})]
  first()
  first()
  expect(log).toEqual(['follow'])
  second()
  second()
  listeners.add(() => {})
  expect(log).toEqual(['follow', 'leave', 'follow'])
})

it('counts the same function twice when it is added twice', () => {
  const listeners = createListeners()
  let calls = 0
  const listener = () => {
    calls += 1
  }
  const leave = listeners.add(listener)
  listeners.add(listener)
  leave()
  listeners.notify()
  expect(calls).toBe(1)
  expect(listeners.count()).toBe(1)
})
