import { describe, expect, it } from 'vitest'
import { createFakeNotificationSource, type FakeNotificationSource } from '../testing/notifications.ts'
import { createNotifications } from './notifications.ts'

const content = { title: 'Focus session over', body: 'Time for a break', tag: 'pomodoro' }
const shownBy = ({ shown }: FakeNotificationSource) => shown.map(({ by }) => by)

describe('requesting permission', () => {
  it.each(['granted', 'denied'] as const)('returns and reports that it is %s', async (response) => {
    const source = createFakeNotificationSource('default')
    source.choice = response
    const { permission, request } = createNotifications(source)
    const seen: string[] = []
    permission.subscribe(() => seen.push(permission.read()))
    expect(permission.read()).toBe('unasked')
    expect(await request()).toBe(response)
    expect(seen).toEqual([response])
  })

  it.each([
    ['granted', 'granted'],
    ['denied', 'denied'],
    [undefined, 'missing'],
  ] as const)('does not ask again when it is %s', async (state, expected) => {
    const source = createFakeNotificationSource()
    source.state = state
    expect(await createNotifications(source).request()).toBe(expected)
    expect(source.requests).toBe(0)
  })

  it('does not throw if the browser rejects the request', async () => {
    const source = createFakeNotificationSource('default')
    source.requestPermission = () => Promise.reject(new TypeError('not within a click'))
    expect(await createNotifications(source).request()).toBe('unasked')
  })
})

describe('showing', () => {
  it.each([
    ['active', 'works', 'shown', ['worker']],
    ['none', 'works', 'shown', ['page']],
    ['refuses', 'works', 'shown', ['page']],
    ['none', 'throws', 'failed', []],
  ] as const)('with a worker that is %s and a page that %s: %s', async (worker, page, outcome, by) => {
    const source = Object.assign(createFakeNotificationSource(), { worker, page })
    expect(await createNotifications(source).show(content)).toBe(outcome)
    expect(shownBy(source)).toEqual(by)
  })

  it('passes title, text and tag on', async () => {
    const source = createFakeNotificationSource()
    await createNotifications(source).show(content)
    expect(source.shown).toEqual([{ ...content, by: 'page' }])
  })

  it.each([
    ['denied', 'denied'],
    ['default', 'denied'],
    [undefined, 'missing'],
  ] as const)('shows nothing when permission is %s', async (state, outcome) => {
    const source = createFakeNotificationSource()
    source.state = state
    expect(await createNotifications(source).show(content)).toBe(outcome)
    expect(source.shown).toEqual([])
  })
})
