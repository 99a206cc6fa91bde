import { readdirSync, readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { site } from '../site.config.ts'
import { hostingFiles } from './hosting.ts'
import { commonHeaders, pageContentSecurityPolicy, workerContentSecurityPolicy } from './site-headers.ts'

const generated = hostingFiles(site.languages.slice(1))

it('keeps the committed files of hosting/ as generated; mend with: npm run hosting', () => {
  expect(readdirSync('hosting').sort()).toEqual(Object.keys(generated).sort())
  for (const [name, text] of Object.entries(generated))
    expect(readFileSync(`hosting/${name}`, 'utf8'), `${name} differs; run: npm run hosting`).toBe(text)
})

it.each(['Caddyfile', 'nginx.conf'])('%s sends every header, and seals workers', (name) => {
  const text = generated[name]?.replaceAll("\\'", "'")
  expect(text).toContain(pageContentSecurityPolicy)
  expect(text).toContain(workerContentSecurityPolicy)
  for (const [header, value] of commonHeaders) {
    expect(text).toContain(header)
    expect(text).toContain(value)
  }
})

it('repeats no add_header inside a location of nginx, which would drop all others', () => {
  const locations = generated['nginx.conf']?.match(/\tlocation [^{]*\{[^}]*\}/g)
  expect(locations?.length).toBeGreaterThan(3)
  for (const location of locations ?? []) expect(location).not.toContain('add_header')
})
