import { expect, it } from 'vitest'
import { lockedHeaders } from './locked-headers.ts'

const sent = new Headers({
  'Content-Security-Policy': "default-src 'none'; connect-src 'self'",
  'Connection-Allowlist': '(response-origin "mailto:*")',
  'Content-Type': 'text/html',
})

it('lets a page connect to nothing, beside what its own policy forbids', () => {
  const headers = lockedHeaders(sent, 'https://site.example', ['/', '/about'])
  expect(headers.get('Content-Security-Policy')).toBe(
    "default-src 'none'; connect-src 'self', connect-src 'none'; manifest-src 'none'",
  )
  expect(headers.get('Content-Type')).toBe('text/html')
})

it('names the files that are kept by their exact addresses, with an empty query, and nothing else', () => {
  const headers = lockedHeaders(sent, 'https://site.example', ['/', '/about'])
  expect(headers.get('Connection-Allowlist')).toBe(
    '("mailto:*" "https://site.example/?" "https://site.example/about?")',
  )
})

it('leaves the headers that were sent as they are', () => {
  lockedHeaders(sent, 'https://site.example', ['/'])
  expect(sent.get('Connection-Allowlist')).toBe('(response-origin "mailto:*")')
})
