import { describe, expect, it } from 'vitest'
import { cacheOnDemand } from './cache-on-demand.ts'

const site = 'https://toolnook.example'

function open({ full = false } = {}) {
  const files = new Map<string, Response>()
  const requests = new Map<string, Request>()
  const pathOf = (key: RequestInfo | URL) =>
    key instanceof Request ? new URL(key.url).pathname : String(key)
  const fetched: string[] = []
  const cache = {
    match: async (key: RequestInfo | URL) => files.get(pathOf(key))?.clone(),
    put: async (key: RequestInfo | URL, response: Response) => {
      if (full) throw new DOMException('no room', 'QuotaExceededError')
      files.set(pathOf(key), response)
      requests.set(pathOf(key), new Request(site + pathOf(key)))
    },
    delete: async (key: RequestInfo | URL) => files.delete(pathOf(key)),
    keys: async () => [...files.keys()].flatMap((path) => requests.get(path) ?? []),
  }
  const get = (path: string, respond = () => new Response(path, { headers: { 'Content-Encoding': 'br' } })) =>
    cacheOnDemand(cache, path, async (requested) => {
      fetched.push(requested)
      return respond()
    })
  return { files, fetched, get }
}

describe('cacheOnDemand', () => {
  it('fetches a file once, then returns it from the cache', async () => {
    const { fetched, get } = open()
    for (const _ of [1, 2]) {
      const response = await get('/a')
      expect(await response.text()).toBe('/a')
      expect(response.headers.has('Content-Encoding')).toBe(false)
    }
    expect(fetched).toEqual(['/a'])
  })

  it('does not cache a failed response and fetches again next time', async () => {
    const { fetched, files, get } = open()
    expect((await get('/a', () => new Response('', { status: 404 }))).status).toBe(404)
    expect((await get('/a', () => Response.error())).type).toBe('error')
    expect(files.size).toBe(0)
    await get('/a')
    expect([fetched.length, files.size]).toEqual([3, 1])
  })

  it('returns the file when the cache is full', async () => {
    const { files, get } = open({ full: true })
    expect(await (await get('/a')).text()).toBe('/a')
    expect(files.size).toBe(0)
  })

  it('deletes the oldest files above the limit', async () => {
    const { files, get } = open()
    for (let file = 0; file < 510; file += 1) await get(`/${file}`)
    expect(files.size).toBe(500)
    expect([files.has('/9'), files.has('/10'), files.has('/509')]).toEqual([false, true, true])
  })
})
