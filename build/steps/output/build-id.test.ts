import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeEach, describe, expect, it } from 'vitest'
import { buildIdToken } from '../../../src/lib/build-id.ts'
import { buildId, writeBuildId } from './build-id.ts'

const folder = mkdtempSync(join(tmpdir(), 'build-id-'))
const page = `<meta name="build" content="${buildIdToken}"><p>${buildIdToken}</p>`
const files = ['a.html', 'b.js']
beforeEach(() => {
  writeFileSync(join(folder, 'a.html'), page)
  writeFileSync(join(folder, 'b.js'), `"${buildIdToken}"`)
})
afterAll(() => rmSync(folder, { recursive: true }))

describe('the id of a build', () => {
  it('is the same for the same files in any order, and differs after any change', async () => {
    const id = await buildId(folder, files, ['headers', 'worker'])
    expect(id).toMatch(/^[0-9a-f]{16}$/)
    expect(await buildId(folder, [...files].reverse(), ['headers', 'worker'])).toBe(id)
    expect(await buildId(folder, files, ['headers', 'other'])).not.toBe(id)
    expect(await buildId(folder, files, ['headersw', 'orker'])).not.toBe(id)
    expect(await buildId(folder, files.slice(1), ['headers', 'worker'])).not.toBe(id)
    writeFileSync(join(folder, 'b.js'), 'changed')
    expect(await buildId(folder, files, ['headers', 'worker'])).not.toBe(id)
  })

  it('replaces every placeholder of every page, and nothing else', async () => {
    await writeBuildId(folder, files, '0123456789abcdef')
    expect(readFileSync(join(folder, 'a.html'), 'utf8')).toBe(
      '<meta name="build" content="0123456789abcdef"><p>0123456789abcdef</p>',
    )
    expect(readFileSync(join(folder, 'b.js'), 'utf8')).toContain(buildIdToken)
  })

  it('throws for a page without a placeholder', async () => {
    writeFileSync(join(folder, 'a.html'), '<p>none</p>')
    await expect(writeBuildId(folder, files, '0123456789abcdef')).rejects.toThrow('a.html')
  })
})
