import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { missingEntries, withoutIntegrity } from './complete-lock.js'

const tool = (name: string) => ({ version: '1.2.3', dev: true, optionalDependencies: { [name]: '1.2.3' } })

it('adds an optional package of another system, restricted to that system', () => {
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

it('finds existing entries, nested or at the top', () => {
  const nested = 'node_modules/a/node_modules/tool'
  for (const place of ['node_modules/@tool/win32-x64', 'node_modules/a/node_modules/@tool/win32-x64'])
    expect(missingEntries({ [nested]: tool('@tool/win32-x64'), [place]: { version: '1.2.3' } })).toEqual({})
})

it('throws for a package whose name contains no system', () => {
  expect(() => missingEntries({ 'node_modules/tool': tool('fsevents') })).toThrow('by hand')
})

it('finds nothing missing in the lockfile, so that npm ci accepts it on every system', () => {
  const { packages } = JSON.parse(readFileSync('package-lock.json', 'utf8'))
  expect(Object.keys(missingEntries(packages)), 'run npm run lock').toEqual([])
})

const lock: Record<
  string,
  { optional?: boolean; dev?: boolean; os?: string[]; cpu?: string[]; libc?: string[] }
> = JSON.parse(readFileSync('package-lock.json', 'utf8')).packages
const unchecked = withoutIntegrity(lock)

it('finds entries without a checksum', () => {
  expect(withoutIntegrity({ '': {}, 'node_modules/a': { version: '1.0.0' } })).toEqual(['node_modules/a'])
  expect(withoutIntegrity({ 'node_modules/a': { version: '1.0.0', integrity: 'sha512-a' } })).toEqual([])
})

it('has a checksum for every package in the site', () => {
  expect(unchecked.filter((path) => lock[path]?.dev !== true || lock[path]?.optional !== true)).toEqual([])
})

it.each(['x64', 'arm64'])(
  'compares the checksum of everything on Linux with glibc, %s, as in the image',
  (cpu) => {
    const installed = unchecked.filter((path) => {
      const { os = ['linux'], cpu: processors = [cpu], libc = ['glibc'] } = lock[path] ?? {}
      return os.includes('linux') && processors.includes(cpu) && libc.includes('glibc')
    })
    expect(installed).toEqual([])
  },
)

it('lacks only the checksums of 55 packages for other systems; reduce with: npm run lock', () => {
  expect(unchecked.length).toBeLessThanOrEqual(55)
})
