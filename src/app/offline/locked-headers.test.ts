import { expect, it } from 'vitest'
import { lockedHeaders } from './locked-headers.ts'

const sent = new Headers({
  'Content-Security-Policy': "default-src 'none'; connect-src 'self'",
  'Connection-Allowlist': '(response-origin "mailto:*")',
  'Content-Type': 'text/html',
})

it('forbids all connections in addition to the page’s own policy', () => {
  const headers = lockedHeaders(sent, 'https://site.example', ['/', '/about'])
  expect(headers.get('Content-Security-Policy')).toBe(
    "default-src 'none'; connect-src 'self', connect-src 'none'; manifest-src 'none'",
  )
  expect(headers.get('Content-Type')).toBe('text/html')
})

it('allows only the files of the offline copy, by exact address with an empty query', () => {
  const headers = lockedHeaders(sent, 'https://site.example', ['/', '/about'])
  expect(headers.get('Connection-Allowlist')).toBe(
    '("mailto:*" "https://site.example/?" "https://site.example/about?")',
  )
})

it('does not change the original headers', () => {
  lockedHeaders(sent, 'https://site.example', ['/'])
  expect(sent.get('Connection-Allowlist')).toBe('(response-origin "mailto:*")')
})
