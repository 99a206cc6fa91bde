import { expect, it } from 'vitest'
import { createFakePageVisibility } from '../testing/page-visibility.ts'
import { createWakeLock } from './wake-lock.ts'

const settled = () => new Promise((resolve) => setImmediate(resolve))

function setUp() {
  const life = createFakePageVisibility()
  const state = { requests: 0, held: 0 }
  const wakeLock = createWakeLock(
    () => ({
      async request() {
        state.requests += 1
        state.held += 1
        return {
          async release() {
            state.held -= 1
          },
        }
      },
    }),
    life,
  )
  return { life, state, wakeLock }
}

it('is requested again when the page is visible again, and released at the end', async () => {
  const { life, state, wakeLock } = setUp()
  const release = wakeLock.hold()
  await settled()
  expect(state).toEqual({ requests: 1, held: 1 })
  life.hide()
  life.show()
  await settled()
  expect(state).toEqual({ requests: 2, held: 1 })
  release()
  await settled()
  expect(state.held).toBe(0)
  expect(life.watchers()).toBe(0)
})

it('is released even if it is granted after the end', async () => {
  const { state, wakeLock } = setUp()
  wakeLock.hold()()
  await settled()
  expect(state.held).toBe(0)
})

it('does nothing where the browser has none', async () => {
  const wakeLock = createWakeLock(() => undefined, createFakePageVisibility())
  expect(wakeLock.isPossible()).toBe(false)
  wakeLock.hold()()
  await settled()
})
