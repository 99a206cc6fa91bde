import { expect, it } from 'vitest'
import { inMemoryOnly } from '../../../platform/work-in-tab.ts'
import { ofKindIfBlank, readWork, savedWork } from './saved-work.ts'

const logo = {
  file: new File([''], 'badge.png'),
  picture: { width: 0, height: 0, pixels: new Uint8ClampedArray() },
}

it('saves content, size and file of the logo, but no Wi-Fi password', () => {
  const content = { kind: 'wifi', fields: { ssid: 'Nook', password: 'hunter2' } } as const
  const saved = savedWork({ content, logo, percent: 20 } as unknown as Parameters<typeof savedWork>[0])
  expect(saved).toEqual({ content: { kind: 'wifi', fields: { ssid: 'Nook' } }, logo: logo.file, percent: 20 })
  expect(readWork(saved)).toEqual(saved)
})

it('saves no text of a Wi-Fi code', () => {
  const content = { kind: 'text', fields: { text: 'WIFI:T:WPA;S:Nook;P:hunter2;;' } } as const
  expect(savedWork({ content, logo: undefined, percent: 20 })).toBe(inMemoryOnly)
})

it('saves nothing of an empty page', () => {
  expect(savedWork({ content: { kind: 'url', fields: {} }, logo: undefined, percent: 20 })).toBeUndefined()
})

it.each([
  null,
  'text',
  {},
  { content: { kind: 'fax', fields: {} }, percent: 20 },
  { content: null, percent: 20 },
  { content: { kind: 'url', fields: null }, percent: 20 },
  { content: { kind: 'url', fields: { text: 5 } }, percent: 20 },
])('shows nothing of %j, which another build may have saved', (saved) => {
  expect(readWork(saved)).toBeUndefined()
})

it('does without a logo whose file is gone', () => {
  const content = { kind: 'url', fields: { text: 'a' } }
  expect(readWork({ content, logo: null, percent: 20 })).toEqual({ content, logo: null, percent: 20 })
})

it('leaves a form of the kind of a link that is still empty as the one before it', () => {
  const typed = { kind: 'wifi', fields: { text: 'https://example.org' } } as const
  expect(ofKindIfBlank(typed, 'url')).toEqual({ kind: 'url', fields: typed.fields })
  expect(ofKindIfBlank(typed, undefined)).toBe(typed)
  const filled = { kind: 'wifi', fields: { ssid: 'Nook' } } as const
  expect(ofKindIfBlank(filled, 'url')).toBe(filled)
})
