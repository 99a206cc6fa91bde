import { expect, it } from 'vitest'
import { createShare, type ShareSource } from './share.ts'

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

it('asks the browser once of files of these types', () => {
  const asked: (string[] | undefined)[] = []
  const share = createShare(() => ({
    canShare({ files }) {
      asked.push(files?.map(({ name }) => name))
      return files?.[0]?.type !== 'image/avif'
    },
    share: async () => {},
  }))
  for (const _ of [1, 2]) {
    expect(share.canShareTypes(['image/jpeg', 'image/png'])).toBe(true)
    expect(share.canShareTypes(['image/avif'])).toBe(false)
  }
  expect(asked).toEqual([['result.jpeg', 'result.png'], ['result.avif']])
})

it('keeps no answer of a browser that cannot share', () => {
  let source: ShareSource = {}
  const share = createShare(() => source)
  expect(share.canShareTypes(['image/png'])).toBe(false)
  source = { canShare: () => true, share: async () => {} }
  expect(share.canShareTypes(['image/png'])).toBe(true)
})
