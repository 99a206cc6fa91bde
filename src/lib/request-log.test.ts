import { expect, it } from 'vitest'
import { emptyLog, ownTotal, withRefusal, withRequest } from './request-log.ts'

const origin = 'https://site.example'

it.each([
  ['/assets/a-1.js', 'scripts'],
  ['/sw.js?x=1', 'scripts'],
  ['/assets/a.css', 'styles'],
  ['/assets/a.woff2', 'fonts'],
  ['/favicon.svg', 'images'],
  ['/assets/codec.wasm', 'data'],
  ['/integrity.json', 'data'],
] as const)('%s counts as %s', (path, kind) => {
  const log = withRequest(emptyLog, origin + path, origin)
  expect(log).toEqual({ ...emptyLog, own: { ...emptyLog.own, [kind]: 1 } })
  expect(ownTotal(log)).toBe(1)
})

it.each([
  'https://other.example/a.js',
  'http://site.example/a.js',
  'https://site.example:444/a.js',
  'wss://site.example/',
  'no address',
])('%s is elsewhere', (url) => {
  expect(withRequest(emptyLog, url, origin)).toEqual({ ...emptyLog, elsewhere: [url] })
})

it('counts a refused request as refused, whichever report comes first', () => {
  const url = 'https://other.example/a'
  const stopped = { ...emptyLog, refused: [url] }
  expect(withRefusal(withRequest(emptyLog, url, origin), url)).toEqual(stopped)
  expect(withRequest(withRefusal(emptyLog, url), url, origin)).toEqual(stopped)
})

it('ignores blob: and data: URLs', () => {
  for (const url of [`blob:${origin}/1`, 'data:image/png;base64,'])
    expect(withRequest(emptyLog, url, origin)).toBe(emptyLog)
})
