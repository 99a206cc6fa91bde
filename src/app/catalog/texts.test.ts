import { expect, it } from 'vitest'
import { loadTexts } from './texts.ts'

it('keeps the promise of the texts, marked so that React reads it at once when it is asked again', async () => {
  const first = loadTexts('en')
  const texts = await first
  expect(texts.messages.searchNothing).not.toBe('')
  expect(loadTexts('en')).toBe(first)
  expect(first).toMatchObject({ status: 'fulfilled', value: texts })
})
