import { expect, it } from 'vitest'
import { contentOf, isWebAddress } from './content-of.ts'

it.each([
  ['qr hello there', 'hello there'],
  ['QR https://example.org', 'https://example.org'],
  ['karekod merhaba', 'merhaba'],
  ['karekd merhaba', 'merhaba'],
  ['qr', 'qr'],
  ['qrs are nice', 'qrs are nice'],
  [' https://example.org ', 'https://example.org'],
  ['example.org', 'https://example.org'],
  ['www.example.org/menu?a=1', 'https://www.example.org/menu?a=1'],
  ['qr örnek.example:8080', 'https://örnek.example:8080'],
  ['3.5', '3.5'],
  ['ada@example.org', 'ada@example.org'],
  ['See example.org', 'See example.org'],
])('takes %s for %s', (text, content) => {
  expect(contentOf(text)).toBe(content)
})

it.each([
  ['example.org', true],
  ['HTTPS://EXAMPLE.ORG', true],
  ['https://', false],
  ['mailto:ada@example.org', false],
  ['one. Two', false],
])('whether %s is a web address: %s', (text, expected) => {
  expect(isWebAddress(text)).toBe(expected)
})
