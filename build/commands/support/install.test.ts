import { describe, expect, it } from 'vitest'
import { isSupportedNode, sameInstall } from './install.js'

it.each([
  ['20.19.0', true],
  ['20.20.2', true],
  ['22.1.0', true],
  ['20.18.3', false],
  ['18.20.0', false],
])('Node.js %s is supported: %s', (version, expected) => {
  expect(isSupportedNode(version)).toBe(expected)
})

describe('whether the installed packages are those of the lockfile', () => {
  const lock = {
    '': { version: '0.1.0' },
    'node_modules/a': { version: '1.0.0', integrity: 'sha512-a' },
    'node_modules/for-another-system': { version: '1.0.0', integrity: 'sha512-b', optional: true },
  }
  const installed = { 'node_modules/a': { version: '1.0.0', integrity: 'sha512-a' } }

  it('ignores missing optional packages of other systems', () => {
    expect(sameInstall(lock, installed)).toBe(true)
  })
  it.each([
    ['a package is missing', {}],
    ['a version differs', { 'node_modules/a': { version: '1.0.1', integrity: 'sha512-a' } }],
    ['the content differs', { 'node_modules/a': { version: '1.0.0', integrity: 'sha512-x' } }],
    ['one is too many', { ...installed, 'node_modules/b': { version: '1.0.0' } }],
  ])('says no when %s', (_, present) => {
    expect(sameInstall(lock, present)).toBe(false)
  })
})
