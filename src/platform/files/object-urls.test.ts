import { expect, it } from 'vitest'
import { createFakeUrlSource } from '../testing/object-urls.ts'
import { createObjectUrls, objectUrls } from './object-urls.ts'

it('counts open URLs, and revokes each once', () => {
  const maker = createFakeUrlSource()
  const urls = createObjectUrls(maker)
  const [a, b] = [urls.create(new Blob(['a'])), urls.create(new Blob(['b']))]
  expect([a === b, urls.open(), maker.blobs.size]).toEqual([false, 2, 2])
  urls.revoke(a)
  urls.revoke(a)
  urls.revoke('blob:unknown')
  expect([urls.open(), [...maker.blobs.keys()]]).toEqual([1, [b]])
})

it('works with the URL of the platform', async () => {
  const url = objectUrls.create(new Blob(['text']))
  expect(await (await fetch(url)).text()).toBe('text')
  objectUrls.revoke(url)
  await expect(fetch(url)).rejects.toThrow()
  expect(objectUrls.open()).toBe(0)
})
