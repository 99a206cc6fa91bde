import { expect, it } from 'vitest'
import { createShare } from './share.ts'

const files = [new File(['x'], 'quote.png', { type: 'image/png' })]
const named = (name: string) => Object.assign(new Error(name), { name })

it('hands files and text to the browser', async () => {
  const given: ShareData[] = []
  const door = createShare(() => ({
    canShare: () => true,
    async share(data) {
      given.push(data)
    },
  }))
  expect(door.canShare(files)).toBe(true)
  expect(await door.share(files, 'text')).toBe('shared')
  expect(given).toEqual([{ files, text: 'text' }])
})

it.each([
  ['AbortError', 'cancelled'],
  ['NotAllowedError', 'failed'],
])('%s is %s', async (name, outcome) => {
  const door = createShare(() => ({
    canShare: () => true,
    async share() {
      throw named(name)
    },
  }))
  expect(await door.share(files)).toBe(outcome)
})

it('is missing where the browser cannot, or not with files', async () => {
  const nothing = createShare(() => ({}))
  const textOnly = createShare(() => ({ canShare: () => false, share: async () => {} }))
  for (const door of [nothing, textOnly]) {
    expect(door.canShare(files)).toBe(false)
    expect(await door.share(files)).toBe('missing')
  }
})
