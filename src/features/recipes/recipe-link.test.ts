import fc from 'fast-check'
import { expect, it } from 'vitest'
import { readRecipe, writeRecipe } from './recipe-link.ts'

const tools = ['image-compressor', 'image-converter', 'photo-to-pdf']
const isStep = (tool: string) => tools.includes(tool)
const steps = [
  { tool: 'image-compressor', settings: 'v1&size=300KB&width=1600px' },
  { tool: 'photo-to-pdf', settings: 'v1' },
]

it('has the tools with their settings', () => {
  const link = writeRecipe(steps)
  expect(link).toBe('v1/image-compressor/v1&size=300KB&width=1600px/photo-to-pdf/v1')
  for (const fragment of [link, `#${link}`])
    expect(readRecipe(fragment, isStep)).toEqual({ state: 'read', steps })
})

it.each(['', '#', '#content', '#V1/x', '#v1x/image-compressor/v1', '#v/1', '#264653-2a9d8f'])(
  'leaves %s alone',
  (fragment) => {
    expect(readRecipe(fragment, isStep)).toEqual({ state: 'none' })
  },
)

it.each([
  '#v1',
  '#v1/',
  '#v2/image-compressor/v1/photo-to-pdf/v1',
  '#v1/image-compressor/v1',
  '#v1/image-compressor/v1/photo-to-pdf',
  '#v1/image-compressor/v1/photo-to-pdf/',
  '#v1/image-compressor/v1/image-compressor/v1',
  '#v1/image-compressor/v1/password-generator/v1',
  '#v1/image-compressor/v1/../v1',
  '#v1/__proto__/v1/photo-to-pdf/v1',
  '#v1/image-compressor/v1/image-converter/v1/photo-to-pdf/v1/word-counter/v1',
  `#v1/image-compressor/v1&${'a'.repeat(1_000_000)}/photo-to-pdf/v1`,
])('does not read %.60s', (fragment) => {
  expect(readRecipe(fragment, isStep)).toEqual({ state: 'unreadable' })
})

it('never throws, and reads only what it can write', () => {
  const texts = fc.oneof(
    fc.string(),
    fc.string().map((text) => `#v1/image-compressor/${text}/photo-to-pdf/v1`),
  )
  fc.assert(
    fc.property(texts, (fragment) => {
      const read = readRecipe(fragment, isStep)
      if (read.state === 'read') expect(readRecipe(writeRecipe(read.steps), isStep)).toEqual(read)
    }),
  )
})
