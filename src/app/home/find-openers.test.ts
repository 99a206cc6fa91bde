import { Image } from 'lucide'
import { describe, expect, it } from 'vitest'
import { forEachLanguage } from '../../lib/text/by-language.ts'
import { defineTool, type ToolManifest } from '../../registry/manifest.ts'
import { findBeyondLimits, findOpeners, findTextOpeners } from './find-openers.ts'

const tool = (id: string, accepts: ToolManifest['accepts']): ToolManifest =>
  defineTool<unknown>({
    id,
    order: 1,
    group: 'images',
    icon: Image,
    tint: 25,
    load: () => Promise.reject(new Error('not loaded here')),
    messages: forEachLanguage(() => () => Promise.reject(new Error('not loaded here'))),
    accepts,
    produces: [],
    stores: [],
    permissions: [],
  })
const file = (type: string) => new File(['x'], 'x', { type })
const ids = (found: readonly ToolManifest[]) => found.map(({ id }) => id)

describe('findOpeners', () => {
  const photos = tool('photos', { files: ['image/*'] })
  const png = tool('png', { files: ['image/png'] })

  it('returns a tool only when it accepts every file', () => {
    const all = [photos, png, tool('words', {})]
    expect(ids(findOpeners(all, { kind: 'files', files: [file('image/png')] }))).toEqual(['photos', 'png'])
    const mixed = [file('image/png'), file('image/jpeg')]
    expect(ids(findOpeners(all, { kind: 'files', files: mixed }))).toEqual(['photos'])
    expect(findOpeners(all, { kind: 'files', files: [file('text/plain')] })).toEqual([])
    // Many systems know no type for these.
    const named = (name: string) => ({ kind: 'files', files: [new File(['x'], name)] }) as const
    expect(ids(findOpeners(all, named('IMG_0001.HEIC')))).toEqual(['photos'])
    expect(findOpeners(all, named('heic'))).toEqual([])
  })

  it('leaves out a tool that opens fewer files at once', () => {
    const all = [photos, tool('one', { files: ['image/*'], maxFiles: 1 })]
    const offered = (count: number) =>
      ({ kind: 'files', files: Array.from({ length: count }, () => file('image/png')) }) as const
    expect(ids(findOpeners(all, offered(1)))).toEqual(['photos', 'one'])
    expect(ids(findOpeners(all, offered(2)))).toEqual(['photos'])
  })

  it('returns the tools of the site for a text', () => {
    const text = { kind: 'text', text: 'https://example.org' } as const
    expect(ids(findOpeners([tool('word-counter', {}), tool('qr-generator', {})], text))).toEqual([
      'qr-generator',
      'word-counter',
    ])
  })
})

describe('for a text', () => {
  const all = ['photos', 'words', 'links'].map((id) => tool(id, {}))
  const readers = {
    words: { likelihood: (text: string) => Math.min(text.length / 100, 0.9) },
    links: {
      likelihood: (text: string) => (text.startsWith('https://') ? 1 : 0),
      isBeyondLimits: (text: string) => text === 'https:',
    },
  }

  it('tools are sorted by likelihood, without those below the least', () => {
    const found = (text: string, least?: number) => ids(findTextOpeners(all, text, least, readers))
    expect(found('https://example.org')).toEqual(['links', 'words'])
    expect(found('https://example.org', 0.5)).toEqual(['links'])
    expect(found('')).toEqual([])
  })

  it('tools whose limits it passes are found', () => {
    expect(ids(findBeyondLimits(all, 'https:', readers))).toEqual(['links'])
    expect(findBeyondLimits(all, 'https://', readers)).toEqual([])
  })
})
