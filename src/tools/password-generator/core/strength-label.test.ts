import { expect, it } from 'vitest'
import { strengthLabelOf } from './strength-label.ts'

it.each([
  ['', 'weak'],
  ['Aa1!Aa1', 'weak'],
  ['aaaaaaaa', 'weak'],
  ['a'.repeat(64), 'weak'],
  ['aaaaaaa1', 'medium'],
  ['Aa1!Aa1!', 'medium'],
  ['Aa1!Aa1!Aa1', 'medium'],
  ['aaaaaaaaaaa1', 'medium'],
  ['aaaaaaaaaa1A', 'strong'],
  ['Qwerty123456', 'strong'],
  ['correct horse battery staple', 'medium'],
  ['ğğğğğğğ1', 'medium'],
])('labels "%s" as %s by the rules of the specification', (password, label) => {
  expect(strengthLabelOf(password)).toBe(label)
})
