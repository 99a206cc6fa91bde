import { expect, it } from 'vitest'
import { headersFor, parseHeaderRules, plainHeadersFor } from './header-rules.js'
import { headersFile } from './headers-file.ts'

it('asks for upgrades where there is TLS, and for none where there is not; all else is the same', () => {
  const rules = parseHeaderRules(headersFile(['/', '/about']))
  for (const path of ['/', '/about', '/assets/a.js', '/workers/a.js']) {
    const [secure, plain] = [headersFor(rules, path), plainHeadersFor(rules, path)]
    const upgrade = '; upgrade-insecure-requests'
    expect(secure.get('Content-Security-Policy')?.split(upgrade)).toHaveLength(2)
    expect(plain).toEqual(
      new Map([...secure].map(([name, value]) => [name, value.replace(upgrade, '')] as const)),
    )
  }
})
