import { describe, expect, it } from 'vitest'
import { createFakeClipboard } from '../testing/clipboard.ts'
import { type ClipboardSource, createClipboard } from './clipboard.ts'

type Item = { type: string; data: Promise<Blob> }

const png = new Blob(['png'], { type: 'image/png' })
const makeItem = (type: string, data: Promise<Blob>) => ({ type, data }) as unknown as ClipboardItem

function working() {
  const texts: string[] = []
  const images: [string, Blob][] = []
  const source: ClipboardSource = {
    isSecure: true,
    clipboard: {
      async writeText(text) {
        texts.push(text)
      },
      async write(items) {
        for (const item of items as unknown as Item[]) images.push([item.type, await item.data])
      },
    },
    makeItem,
  }
  return { source, texts, images }
}
const refusing: ClipboardSource = {
  isSecure: true,
  clipboard: {
    writeText: () => Promise.reject(new DOMException('no', 'NotAllowedError')),
    write() {
      throw new DOMException('no', 'NotAllowedError')
    },
  },
  makeItem,
}

describe('the clipboard', () => {
  it('copies text, images and promises of images', async () => {
    const { source, texts, images } = working()
    const clipboard = createClipboard(() => source)
    expect(await clipboard.copyText('a')).toBe('copied')
    expect(await clipboard.copyImage(png)).toBe('copied')
    expect(await clipboard.copyImage(Promise.resolve(png))).toBe('copied')
    expect(texts).toEqual(['a'])
    expect(images).toEqual([
      ['image/png', png],
      ['image/png', png],
    ])
  })

  it('starts to write before an image is ready, during the click', () => {
    const { source } = working()
    let started = false
    const clipboard = createClipboard(() => ({
      ...source,
      makeItem(type, data) {
        started = true
        return makeItem(type, data)
      },
    }))
    void clipboard.copyImage(new Promise(() => {}))
    expect(started).toBe(true)
  })

  it('reports a rejection', async () => {
    const clipboard = createClipboard(() => refusing)
    expect(await clipboard.copyText('a')).toBe('refused')
    expect(await clipboard.copyImage(png)).toBe('refused')
    const { source } = working()
    expect(await createClipboard(() => source).copyImage(Promise.reject(new Error('no image')))).toBe(
      'refused',
    )
  })

  it.each<[string, ClipboardSource]>([
    ['no clipboard', { isSecure: true }],
    ['a clipboard without methods', { isSecure: true, clipboard: {}, makeItem }],
  ])('says when there is %s', async (_, source) => {
    const clipboard = createClipboard(() => source)
    expect(await clipboard.copyText('a')).toBe('missing')
    expect(await clipboard.copyImage(png)).toBe('missing')
    expect(await clipboard.copyImage(Promise.reject(new Error('no image')))).toBe('missing')
  })

  it('reports that images cannot be copied', async () => {
    const { source } = working()
    const { clipboard } = source
    const textOnly = { isSecure: true, ...(clipboard ? { clipboard } : {}) }
    expect(await createClipboard(() => textOnly).copyImage(png)).toBe('missing')
  })

  it('reports an insecure context', async () => {
    const clipboard = createClipboard(() => ({ isSecure: false }))
    expect(await clipboard.copyText('a')).toBe('insecure')
    expect(await clipboard.copyImage(png)).toBe('insecure')
  })
})

it('has a fake that returns a given outcome', async () => {
  const fake = createFakeClipboard()
  await fake.copyText('a')
  fake.outcome = 'refused'
  expect(await fake.copyText('b')).toBe('refused')
  expect(fake.texts).toEqual(['a'])
})
