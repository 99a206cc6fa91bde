import { Image } from 'lucide'
import { describe, expect, it } from 'vitest'
import { defineTool, type ToolManifest } from '../../registry/manifest.ts'
import { findOpeners, fitsType } from './find-openers.ts'

const tool = (id: string, accepts: ToolManifest['accepts']): ToolManifest =>
  defineTool<unknown>({
    id,
    order: 1,
    group: 'images',
    icon: Image,
    tint: 25,
    load: () => Promise.reject(new Error('not loaded here')),
    messages: {
      en: () => Promise.reject(new Error('not loaded here')),
      tr: () => Promise.reject(new Error('not loaded here')),
    },
    accepts,
    produces: [],
    stores: [],
    permissions: [],
  })
const file = (type: string) => new File(['x'], 'x', { type })
const ids = (found: readonly ToolManifest[]) => found.map(({ id }) => id)

describe('fitsType', () => {
  it.each([
    ['image/png', ['image/*'], true],
    ['image/png', ['image/png'], true],
    ['image/png', ['image/jpeg'], false],
    ['', ['image/*'], false],
    ['imagexpng', ['image/*'], false],
    ['text/plain', [], false],
  ] as const)('returns for %s in %j: %s', (type, patterns, fits) => {
    expect(fitsType(type, patterns)).toBe(fits)
  })
})

describe('findOpeners', () => {
  const photos = tool('photos', { files: ['image/*'] })
  const png = tool('png', { files: ['image/png'] })
  const words = tool('words', { text: (text) => Math.min(text.length / 100, 0.9) })
  const links = tool('links', { text: (text) => (text.startsWith('https://') ? 1 : 0) })
  const all = [photos, png, words, links]

  it('returns a tool only when it accepts every file', () => {
    expect(ids(findOpeners(all, { kind: 'files', files: [file('image/png')] }))).toEqual(['photos', 'png'])
    const mixed = [file('image/png'), file('image/jpeg')]
    expect(ids(findOpeners(all, { kind: 'files', files: mixed }))).toEqual(['photos'])
    expect(findOpeners(all, { kind: 'files', files: [file('text/plain')] })).toEqual([])
  })

  it('sorts tools for a text by their score and omits those with 0', () => {
    expect(ids(findOpeners(all, { kind: 'text', text: 'https://example.org' }))).toEqual(['links', 'words'])
    expect(findOpeners(all, { kind: 'text', text: '' })).toEqual([])
  })
})
