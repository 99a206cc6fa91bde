import { expect, it } from 'vitest'
import { readSiteFile } from './site-file.ts'

const requested = async () => new Response('requested')
const textOf = async (response: Promise<Response>) => (await response).text()

it('reads a file from the offline copy, without a request', async () => {
  const cached = { match: async () => new Response('cached') }
  const request = () => Promise.reject(new TypeError('no request is allowed'))
  expect(await textOf(readSiteFile('/a.wasm', cached, request))).toBe('cached')
})

it('requests a file that is not cached', async () => {
  expect(await textOf(readSiteFile('/a.wasm', { match: async () => undefined }, requested))).toBe('requested')
  expect(await textOf(readSiteFile('/a.wasm', undefined, requested))).toBe('requested')
})

it('requests the file where the browser denies access to caches', async () => {
  const blocked = { match: () => Promise.reject(new DOMException('', 'SecurityError')) }
  expect(await textOf(readSiteFile('/a.wasm', blocked, requested))).toBe('requested')
})

it('rejects if the request fails, too', async () => {
  const request = () => Promise.reject(new TypeError('offline'))
  await expect(readSiteFile('/a.wasm', undefined, request)).rejects.toThrow('offline')
})
