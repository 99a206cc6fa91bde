import { expect, it } from 'vitest'
import { createFakeClock } from '../testing/clock.ts'
import { createFakePageVisibility } from '../testing/page-visibility.ts'
import { createAfterInSight } from './after-in-sight.ts'

function setUp() {
  const clock = createFakeClock(0)
  const life = createFakePageVisibility()
  const ran: number[] = []
  const cancel = createAfterInSight(clock, life)(1000, () => ran.push(clock.now()))
  return { clock, life, ran, cancel }
}

it('runs once, when it is due, and leaves nothing behind', () => {
  const { clock, life, ran } = setUp()
  clock.advance(999)
  expect(ran).toEqual([])
  clock.advance(1)
  life.show()
  clock.advance(5000)
  expect(ran).toEqual([1000])
  expect([clock.waiting(), life.watchers()]).toEqual([0, 0])
})

it('has no timer while the page is hidden, and runs when it is visible again', () => {
  const { clock, life, ran } = setUp()
  life.hide()
  expect(clock.waiting()).toBe(0)
  clock.advance(3000)
  expect(ran).toEqual([])
  life.show()
  clock.advance(0)
  expect(ran).toEqual([3000])
})

it('waits for the rest where the page is visible again before', () => {
  const { clock, life, ran } = setUp()
  clock.advance(400)
  life.hide()
  clock.advance(200)
  life.show()
  clock.advance(399)
  expect(ran).toEqual([])
  clock.advance(1)
  expect(ran).toEqual([1000])
})

it('waits no longer where the clock of the device was set back', () => {
  const { clock, life, ran } = setUp()
  clock.set(-1_000_000)
  life.show()
  clock.advance(1000)
  expect(ran).toHaveLength(1)
})

it('can be cancelled, hidden or not', () => {
  const { clock, life, ran, cancel } = setUp()
  life.hide()
  cancel()
  life.show()
  clock.advance(5000)
  expect(ran).toEqual([])
  expect([clock.waiting(), life.watchers()]).toEqual([0, 0])
})
