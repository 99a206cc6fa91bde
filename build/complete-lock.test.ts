import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { missingEntries } from './complete-lock.js'

const tool = (name: string) => ({ version: '1.2.3', dev: true, optionalDependencies: { [name]: '1.2.3' } })

it('adds what a package offers for another system, for that system alone', () => {
  expect(missingEntries({ 'node_modules/tool': tool('@tool/linux-x64-musl') })).toEqual({
    'node_modules/@tool/linux-x64-musl': {
      version: '1.2.3',
      cpu: ['x64'],
      dev: true,
      libc: ['musl'],
      optional: true,
      os: ['linux'],
    },
  })
  expect(missingEntries({ 'node_modules/tool': tool('@tool/darwin-arm64') })).toMatchObject({
    'node_modules/@tool/darwin-arm64': { cpu: ['arm64'], os: ['darwin'] },
  })
})

it('finds what is there already, beside the package or above it', () => {
  const nested = 'node_modules/a/node_modules/tool'
  for (const place of ['node_modules/@tool/win32-x64', 'node_modules/a/node_modules/@tool/win32-x64'])
    expect(missingEntries({ [nested]: tool('@tool/win32-x64'), [place]: { version: '1.2.3' } })).toEqual({})
})

it('refuses to guess', () => {
  expect(() => missingEntries({ 'node_modules/tool': tool('fsevents') })).toThrow('by hand')
})

it('finds nothing missing in the lockfile, so that npm ci accepts it on every system', () => {
  const { packages } = JSON.parse(readFileSync('package-lock.json', 'utf8'))
  expect(Object.keys(missingEntries(packages)), 'run npm run lock').toEqual([])
})
