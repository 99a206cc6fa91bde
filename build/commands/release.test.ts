import { execFileSync, spawnSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'

const releaseIn = (cwd: string, ...names: readonly string[]) => {
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    [resolve('build/commands/release.js'), ...names],
    { cwd, encoding: 'utf8' },
  )
  return { status, stdout, stderr }
}
const release = (...names: readonly string[]) => releaseIn('.', ...names)

describe('npm run release', () => {
  it('lists the steps without an argument', () => {
    const { status, stderr } = release()
    expect(status).toBe(1)
    for (const step of ['version', 'build', 'zip', 'sbom', 'image', 'sha256', 'notes', 'attest'])
      expect(stderr).toMatch(new RegExp(`^  ${step} `, 'm'))
  })

  it('rejects unknown steps', () => {
    expect(release('zip', 'publish')).toMatchObject({
      status: 1,
      stderr: expect.stringContaining('No step is named publish'),
    })
  })

  it('never reports an attestation', () => {
    const { status, stderr } = release('attest')
    expect(status).toBe(1)
    expect(stderr).toMatch(/^Nothing was attested: /)
    expect(stderr).not.toContain('    at ')
  })
})

describe('a release', () => {
  const repository = mkdtempSync(join(tmpdir(), 'release-'))
  const put = (file: string, text: string) => writeFileSync(join(repository, file), text)
  const git = (...parameters: readonly string[]) =>
    execFileSync(
      'git',
      ['-c', 'user.name=Somebody', '-c', 'user.email=somebody@toolnook.example', ...parameters],
      { cwd: repository, encoding: 'utf8' },
    ).trim()

  beforeAll(() => {
    put('package.json', '{ "name": "toolnook", "version": "1.2.3", "type": "module" }\n')
    put('CHANGELOG.md', '## 1.2.3\n\n- This.\n')
    put('.gitignore', 'node_modules\ndist/\n/release/\n.cache/\n')
    symlinkSync(resolve('node_modules'), join(repository, 'node_modules'))
    mkdirSync(join(repository, 'dist'))
    put('dist/integrity.json', '{ "build": "1" }\n')
    git('init', '--quiet')
    git('add', '.')
    git('commit', '--quiet', '--message', 'First')
  })
  afterAll(() => rmSync(repository, { recursive: true }))

  it('requires the tag of its version', () => {
    git('tag', 'v1.2.2')
    expect(releaseIn(repository, 'version')).toMatchObject({
      status: 1,
      stderr: expect.stringContaining('no tag v1.2.3, but v1.2.2'),
    })
    git('tag', 'v1.2.3')
    expect(releaseIn(repository, 'version')).toMatchObject({ status: 0, stderr: '' })
  })

  it('packs only a build of the last commit', () => {
    const refused = { status: 1, stderr: expect.stringContaining('dist/ is not the build of this commit') }
    expect(releaseIn(repository, 'zip')).toMatchObject(refused)
    const remember = (commit: string, build: string) => {
      mkdirSync(join(repository, '.cache'), { recursive: true })
      put('.cache/release.json', JSON.stringify({ commit, build }))
    }
    remember('0'.repeat(40), '1')
    expect(releaseIn(repository, 'zip')).toMatchObject(refused)
    remember(git('rev-parse', 'HEAD'), 'another')
    expect(releaseIn(repository, 'zip')).toMatchObject(refused)
    remember(git('rev-parse', 'HEAD'), '1')
    expect(releaseIn(repository, 'zip')).toMatchObject({ status: 0, stderr: '' })
  })

  it('runs several steps in their order', () => {
    const { status, stdout } = releaseIn(repository, 'sha256', 'zip')
    expect(status).toBe(0)
    expect(stdout).toMatch(
      /toolnook-1\.2\.3\.zip: 1 files[\s\S]+SHA256SUMS:\n[0-9a-f]{64} {2}toolnook-1\.2\.3\.zip\n$/,
    )
  })

  it('requires a clean working tree', () => {
    put('CHANGELOG.md', '## 1.2.3\n\n- That.\n')
    expect(releaseIn(repository, 'zip')).toMatchObject({
      status: 1,
      stderr: expect.stringContaining('M CHANGELOG.md'),
    })
  })
})
