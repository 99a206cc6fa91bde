import { expect, it } from 'vitest'
import { createFakeClock } from '../testing/clock.ts'
import { createFakeDownload } from '../testing/download.ts'
import { createFakeUrlSource } from '../testing/object-urls.ts'
import { createDownload, objectUrlLifetimeMs } from './download.ts'
import { createObjectUrls } from './object-urls.ts'

function setUp() {
  const maker = createFakeUrlSource()
  const urls = createObjectUrls(maker)
  const clock = createFakeClock()
  const followed: [string, string][] = []
  const download = createDownload({
    urls,
    after: clock.after,
    follow: (url, name) => followed.push([url, name]),
  })
  return { maker, urls, clock, followed, download }
}

it('clicks a link to the blob with a safe name', () => {
  const { maker, followed, download } = setUp()
  const blob = new Blob(['a'])
  download(blob, 'a/b.pdf')
  const [url, name] = followed[0] ?? ['', '']
  expect(name).toBe('a-b.pdf')
  expect(maker.blobs.get(url)).toBe(blob)
})

it('revokes each object URL after its own lifetime', () => {
  const { urls, clock, download } = setUp()
  download(new Blob(['a']), 'a')
  clock.advance(objectUrlLifetimeMs - 1)
  download(new Blob(['b']), 'b')
  expect(urls.open()).toBe(2)
  clock.advance(1)
  expect(urls.open()).toBe(1)
  clock.advance(objectUrlLifetimeMs)
  expect([urls.open(), clock.waiting()]).toEqual([0, 0])
})

it('has a fake that records downloads', () => {
  const { download, saved } = createFakeDownload()
  const blob = new Blob(['a'])
  download(blob, 'a.txt')
  expect(saved).toEqual([{ blob, name: 'a.txt' }])
})
