import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeEach, describe, expect, it } from 'vitest'
import { headersFile } from './headers-file.ts'
import { integrityList } from './integrity.ts'
import { serve } from './serve.js'
import { verifySite } from './verify-site.js'

const folder = mkdtempSync(join(tmpdir(), 'verify-'))
const files = ['404.html', 'about.html', 'index.html', 'begin.js']
const write = (file: string, text: string) => writeFileSync(join(folder, file), text)
const headersText = headersFile(['/', '/about', '/404', '/begin.js'])

beforeEach(() => {
  for (const file of files) write(file, `the file ${file}`)
  write('_headers', headersText)
})
afterAll(() => rmSync(folder, { recursive: true }))

/** What `verify` finds after a change of what is served. */
async function verifyAfter(change: () => void) {
  const expected = await integrityList(folder, [...files, '_headers'], 'aaaa')
  write('integrity.json', JSON.stringify(expected))
  change()
  const server = await serve({ dist: folder, port: 0 })
  const verdict = await verifySite(server.url, { expected, headersText })
  await server.close()
  return verdict
}

describe('comparing a served site with a build', () => {
  it('finds nothing where both are the same', async () => {
    expect(await verifyAfter(() => {})).toEqual({ served: 'aaaa', same: 4, faults: [] })
  })

  it('names a file that has another byte, and one that is missing', async () => {
    const { same, faults } = await verifyAfter(() => {
      write('about.html', 'the file about.html!')
      rmSync(join(folder, 'begin.js'))
    })
    expect(same).toBe(2)
    expect(faults).toEqual([
      expect.stringMatching(/^\/about is another file: its SHA-256 is [0-9a-f]{64}, not [0-9a-f]{64}$/),
      '/begin.js is answered with 404',
    ])
  })

  it('names a header that is missing, whichever file it is missing from', async () => {
    const { same, faults } = await verifyAfter(() =>
      write('_headers', headersText.replace(/^ {2}Connection-Allowlist.*\n/m, '')),
    )
    expect(same).toBe(0)
    expect(faults).toContain('/about lacks these headers of the build: Connection-Allowlist')
  })

  it('says of an address where nobody answers that nothing can be had', async () => {
    const expected = await integrityList(folder, files, 'aaaa')
    const { served, same, faults } = await verifySite('http://localhost:9', { expected, headersText })
    expect({ served, same }).toEqual({ served: undefined, same: 0 })
    expect(faults).toHaveLength(4)
  })
})
