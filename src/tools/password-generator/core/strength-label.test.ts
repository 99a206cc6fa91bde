import { describe, expect, it } from 'vitest'
import { strengthLabel } from './strength-label.ts'

describe('the label by the rules of the specification', () => {
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
  ])('%s is %s', (password, strength) => {
    expect(strengthLabel(password)).toBe(strength)
  })
})
