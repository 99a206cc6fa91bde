import { describe, expect, it } from 'vitest'
import { site } from '../../site.config.ts'
import {
  commonHeaders,
  exactPattern,
  pageContentSecurityPolicy,
  pagePolicy,
  workerPolicy,
} from './site-headers.ts'

const keyword = /^('[\w-]+'|blob:|data:|app)$/

/** Sources that are not keywords: hosts, network schemes, wildcards. */
const foreign = (policy: Readonly<Record<string, string>>): string[] =>
  Object.values(policy)
    .flatMap((sources) => sources.split(' '))
    .filter((source) => source !== '' && !keyword.test(source))

describe('the content security policy', () => {
  it("agrees with the operator's services: no host is named exactly while all of them are off", () => {
    const isAnyOn = Object.values(site.services).some(Boolean)
    expect(foreign(pagePolicy).length > 0).toBe(isAnyOn)
    expect(commonHeaders.some(([name]) => name === 'Connection-Allowlist')).toBe(!isAnyOn)
  })

  it('lets a page load from its own origin only', () => {
    expect(pagePolicy['default-src']).toBe("'none'")
    expect(pagePolicy['connect-src']).toBe("'self'")
    expect(pagePolicy['img-src']).toBe("'self' blob: data:")
    expect(pagePolicy['form-action']).toBe("'none'")
    expect(pageContentSecurityPolicy).not.toMatch(/unsafe-inline|unsafe-eval(?<!wasm-unsafe-eval)|\*|https?:/)
  })

  it('lets a worker load nothing at all', () => {
    expect(workerPolicy).toEqual({
      'default-src': "'none'",
      'script-src': "'wasm-unsafe-eval'",
      'connect-src': "'none'",
      'worker-src': "'none'",
    })
  })
})

describe('exactPattern', () => {
  it.each([
    ['https://site.example/page', 'https://site.example/page?#'],
    ['https://site.example/page?id=1', 'https://site.example/page?id=1#'],
    ['https://site.example/page#part', 'https://site.example/page?#part'],
  ])('%s is %s: without more than it has', (address, pattern) => {
    expect(exactPattern(address)).toBe(pattern)
  })

  it('throws for characters that would match more', () => {
    expect(() => exactPattern('https://site.example/*')).toThrow('cannot be allowed exactly')
    expect(() => exactPattern('https://site.example:8080/')).toThrow('cannot be allowed exactly')
  })
})
