import { expect, it } from 'vitest'
import { contentOf } from './content-of.ts'

it.each([
  ['qr hello there', 'hello there'],
  ['QR https://example.org', 'https://example.org'],
  ['karekod merhaba', 'merhaba'],
  ['karekd merhaba', 'merhaba'],
  ['qr', 'qr'],
  ['qrs are nice', 'qrs are nice'],
  [' https://example.org ', 'https://example.org'],
])('takes %s for %s', (text, content) => {
  expect(contentOf(text)).toBe(content)
})
