import { expect, it } from 'vitest'
import { headersFor, parseHeaderRules, plainHeadersFor } from './header-rules.js'
import { headersFile } from './headers-file.ts'

const rules = parseHeaderRules(headersFile(['/', '/about']))
const paths = ['/', '/about', '/assets/a.js', '/workers/a.js']

it.each(paths)('sends HSTS over TLS only; all else of %s is the same', (path) => {
  const secure = headersFor(rules, path)
  expect(secure.get('Strict-Transport-Security')).toMatch(/^max-age=\d{8}/)
  secure.delete('Strict-Transport-Security')
  expect(plainHeadersFor(rules, path)).toEqual(secure)
})

it.each(paths)('never turns the requests of %s into HTTPS: a server at home has none', (path) => {
  expect(headersFor(rules, path).get('Content-Security-Policy')).not.toContain('upgrade-insecure-requests')
})
