import { expect, it } from 'vitest'
import { createShare } from './share.ts'

const files = [new File(['x'], 'quote.png', { type: 'image/png' })]
const named = (name: string) => Object.assign(new Error(name), { name })

it('passes files and text to the browser', async () => {
  const given: ShareData[] = []
  const share = createShare(() => ({
    canShare: () => true,
    async share(data) {
      given.push(data)
    },
  }))
  expect(share.canShare(files)).toBe(true)
  expect(await share.share(files, 'text')).toBe('shared')
  expect(given).toEqual([{ files, text: 'text' }])
})

it.each([
  ['AbortError', 'cancelled'],
  ['NotAllowedError', 'failed'],
])('%s is %s', async (name, outcome) => {
  const share = createShare(() => ({
    canShare: () => true,
    async share() {
      throw named(name)
    },
  }))
  expect(await share.share(files)).toBe(outcome)
})

it('is missing where the browser cannot share, or not files', async () => {
  const nothing = createShare(() => ({}))
  const textOnly = createShare(() => ({ canShare: () => false, share: async () => {} }))
  for (const share of [nothing, textOnly]) {
    expect(share.canShare(files)).toBe(false)
    expect(await share.share(files)).toBe('missing')
  }
})
