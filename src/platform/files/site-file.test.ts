import { expect, it } from 'vitest'
import { readSiteFile } from './site-file.ts'

const requested = async () => new Response('requested')
const textOf = async (response: Promise<Response>) => (await response).text()

it('reads a file from the copy on this device, without a request', async () => {
  const kept = { match: async () => new Response('kept') }
  const request = () => Promise.reject(new TypeError('no request is allowed'))
  expect(await textOf(readSiteFile('/a.wasm', kept, request))).toBe('kept')
})

it('requests a file that is not kept', async () => {
  expect(await textOf(readSiteFile('/a.wasm', { match: async () => undefined }, requested))).toBe('requested')
  expect(await textOf(readSiteFile('/a.wasm', undefined, requested))).toBe('requested')
})

it('requests the file where the browser lets nobody look at the copy', async () => {
  const blocked = { match: () => Promise.reject(new DOMException('', 'SecurityError')) }
  expect(await textOf(readSiteFile('/a.wasm', blocked, requested))).toBe('requested')
})

it('rejects when the file can be had nowhere', async () => {
  const request = () => Promise.reject(new TypeError('offline'))
  await expect(readSiteFile('/a.wasm', undefined, request)).rejects.toThrow('offline')
})
