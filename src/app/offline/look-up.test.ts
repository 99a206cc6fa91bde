import { describe, expect, it } from 'vitest'
import { lookUp } from './look-up.ts'

const files = { '/': 'a', '/tr': 'b', '/about': 'c', '/404': 'd', '/tr/404': 'e', '/assets/index-1.js': 'f' }

describe('lookUp', () => {
  it.each([
    ['/', '/'],
    ['/tr', '/tr'],
    ['/tr/', '/tr'],
    ['/about', '/about'],
    ['/about//', '/about'],
    ['/assets/index-1.js', '/assets/index-1.js'],
  ])('finds %s as the file %s', (pathname, path) => {
    expect(lookUp(files, pathname, true)).toEqual({ kind: 'file', path })
    expect(lookUp(files, pathname, false)).toEqual({ kind: 'file', path })
  })

  it.each([
    ['/nowhere', '/404'],
    ['/tools/nowhere', '/404'],
    ['/tr/nowhere', '/tr/404'],
    ['/trx/nowhere', '/404'],
    ['/toString', '/404'],
  ])('returns for the unknown page %s the page %s', (pathname, path) => {
    expect(lookUp(files, pathname, true)).toEqual({ kind: 'not-found', path })
  })

  it('returns "elsewhere" for missing files and for requests other than navigations', () => {
    expect(lookUp(files, '/assets/index-0.js', true)).toEqual({ kind: 'elsewhere' })
    expect(lookUp(files, '/nowhere', false)).toEqual({ kind: 'elsewhere' })
  })
})
