import { expect, it } from 'vitest'
import { createByteLoader } from './load-bytes.ts'

it('loads a file once, and again after a failure', async () => {
  const requested: string[] = []
  const load = createByteLoader(async (url) => {
    requested.push(url)
    if (requested.length === 1) throw new TypeError('offline')
    return new ArrayBuffer(3)
  })
  await expect(load('/a.woff')).rejects.toThrow('offline')
  const [first, second] = await Promise.all([load('/a.woff'), load('/a.woff')])
  expect(first.byteLength).toBe(3)
  expect(second).toBe(first)
  expect(requested).toEqual(['/a.woff', '/a.woff'])
})
