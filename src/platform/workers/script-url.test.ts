import { afterEach, describe, expect, it, vi } from 'vitest'
import { createFakeTrustedTypes } from '../testing/script-url.ts'
import { createScriptUrls, scriptUrl } from './script-url.ts'

const page = {
  href: 'https://toolnook.example/tr/word-counter?a=1',
  origin: 'https://toolnook.example',
  protocol: 'https:',
}

afterEach(() => {
  vi.unstubAllGlobals()
})

describe.each([
  ['with Trusted Types', true],
  ['without Trusted Types', false],
])('createScriptUrls %s', (_, trusted) => {
  const create = () => createScriptUrls(trusted ? createFakeTrustedTypes() : undefined, page)

  it.each([
    '/assets/worker-1a2b.js',
    'https://toolnook.example/sw.js',
    '/src/worker.ts?worker_file&type=module',
  ])('accepts %s', (url) => {
    expect(create()(url)).toBe(`${trusted ? 'trusted ' : ''}${new URL(url, page.href).href}`)
  })

  it.each([
    'https://elsewhere.example/a.js',
    '//elsewhere.example/a.js',
    'http://toolnook.example/a.js',
    'https://toolnook.example:8443/a.js',
    'https://toolnook.example.elsewhere.example/a.js',
    'blob:https://toolnook.example/3f2504e0',
    'data:text/javascript,1',
    'javascript:1',
    'https://',
  ])('refuses %s', (url) => {
    expect(() => create()(url)).toThrow(TypeError)
  })
})

it('createScriptUrls refuses data: URLs on a page with an opaque origin', () => {
  const urls = createScriptUrls(undefined, {
    href: 'file:///site/index.html',
    origin: 'null',
    protocol: 'file:',
  })
  expect(() => urls('data:text/javascript,1')).toThrow(TypeError)
})

it('scriptUrl creates its policy once, at the first use', () => {
  const trustedTypes = createFakeTrustedTypes()
  vi.stubGlobal('trustedTypes', trustedTypes)
  vi.stubGlobal('location', page)
  expect(trustedTypes.policies).toEqual([])
  expect(scriptUrl('/a.js')).toBe('trusted https://toolnook.example/a.js')
  expect(scriptUrl('/b.js')).toBe('trusted https://toolnook.example/b.js')
  expect(trustedTypes.policies).toEqual(['app'])
})
