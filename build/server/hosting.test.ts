import { readdirSync, readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { languages } from '../../src/lib/text/i18n.ts'
import { guideSources } from '../steps/pages/guide-sources.ts'
import { hostingFiles } from './hosting.ts'
import {
  commonHeaders,
  guideAllowlist,
  pageContentSecurityPolicy,
  workerContentSecurityPolicy,
} from './site-headers.ts'

const generated = hostingFiles(languages.slice(1))

it('keeps the committed files of hosting/ as generated; to fix: npm run hosting', () => {
  expect(readdirSync('hosting').sort()).toEqual(Object.keys(generated).sort())
  for (const [name, text] of Object.entries(generated))
    expect(readFileSync(`hosting/${name}`, 'utf8'), `${name} differs; run: npm run hosting`).toBe(text)
})

it.each(['Caddyfile', 'nginx.conf'])('%s sends every header, and seals workers', (name) => {
  const text = generated[name]?.replaceAll("\\'", "'")
  expect(text).toContain(pageContentSecurityPolicy)
  expect(text).toContain(workerContentSecurityPolicy)
  for (const { urls } of guideSources()) expect(text).toContain(guideAllowlist(urls)[1])
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

describe('the Docker image', () => {
  const lines = (generated.Dockerfile ?? '').split('\n')
  const stages = lines.filter((line) => line.startsWith('FROM '))

  it('is based on images that are pinned by digest', () => {
    expect(stages).toHaveLength(2)
    for (const stage of stages)
      expect(stage).toMatch(/^FROM [a-z]+:\d+\.\d+\.\d+-[\w.-]+@sha256:[0-9a-f]{64}( AS build)?$/)
  })

  it('builds on glibc, for which every package has a checksum', () => {
    expect(stages[0]).toMatch(/-slim@/)
  })

  it('builds and runs as a non-root user', () => {
    const users = lines.filter((line) => line.startsWith('USER '))
    expect(users).toEqual(['USER node', 'USER 1000:1000'])
    // Nothing after it runs as root.
    const last = lines.slice(lines.lastIndexOf('USER 1000:1000') + 1)
    expect(last.filter((line) => line !== '')).toEqual(['EXPOSE 8080'])
  })

  it('serves with the Caddyfile that the tests start, and the command of its base image', () => {
    expect(lines).toContain('COPY hosting/Caddyfile /etc/caddy/Caddyfile')
    expect(lines).toContain('COPY --from=build /site/dist /srv')
    expect(generated.Caddyfile).toContain('{$SITE_ROOT:/srv}')
    expect(generated.Caddyfile).toContain('{$SITE_ADDRESS::8080}')
    expect(lines.join('\n')).not.toMatch(/^(CMD|ENTRYPOINT)/m)
  })

  it('excludes the Git history, installed packages and local results', () => {
    const ignored = readFileSync('.dockerignore', 'utf8').split('\n')
    expect(ignored).toEqual(expect.arrayContaining(['.git', 'node_modules', 'dist', '.cache', '.env*']))
    const ofGit = readFileSync('.gitignore', 'utf8')
      .split('\n')
      .filter((line) => /^[\w.-]+\/$/.test(line))
    expect(ofGit.length).toBeGreaterThan(3)
    expect(ignored).toEqual(expect.arrayContaining(ofGit.map((folder) => folder.slice(0, -1))))
  })
})
