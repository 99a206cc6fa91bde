import { expect, it } from 'vitest'
import { loadTexts } from './texts.ts'

it('returns the same promise again, marked as fulfilled for React to read it synchronously', async () => {
  const first = loadTexts('en')
  const texts = await first
  expect(texts.messages.searchNothing).not.toBe('')
  expect(loadTexts('en')).toBe(first)
  expect(first).toMatchObject({ status: 'fulfilled', value: texts })
})
