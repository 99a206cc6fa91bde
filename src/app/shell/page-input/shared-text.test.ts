import { expect, test } from 'vitest'
import { sharedText } from './shared-text.ts'

const query = (values: Readonly<Record<string, string>>) => `?${new URLSearchParams(values)}`

test.each([
  { shared: { 'shared-url': 'https://example.org/' }, is: 'https://example.org/' },
  {
    shared: { 'shared-title': 'Menu', 'shared-text': 'Menu', 'shared-url': 'https://example.org/' },
    is: 'https://example.org/',
  },
  { shared: { 'shared-title': 'Menu', 'shared-text': 'https://example.org/' }, is: 'https://example.org/' },
  {
    shared: { 'shared-text': 'Look at this', 'shared-url': 'https://example.org/' },
    is: 'Look at this\nhttps://example.org/',
  },
  { shared: { 'shared-title': 'Only a title' }, is: 'Only a title' },
  { shared: { 'shared-text': ' 50 % & more\n' }, is: '50 % & more' },
  { shared: { other: 'x' }, is: '' },
])('$shared', ({ shared, is }) => expect(sharedText(query(shared))).toBe(is))

test('nothing is shared without a query', () => expect(sharedText('')).toBe(''))
