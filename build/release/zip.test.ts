import { execFileSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { mkdirSync, mkdtempSync, rmSync, symlinkSync, utimesSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { unzipSync } from 'fflate'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { filesUnder, zipOf } from './zip.js'

const site: Readonly<Record<string, string>> = {
  'index.html': `<p>${'home '.repeat(200)}</p>`,
  'index.html.br': 'packed already',
  'assets/b.js': 'b()',
  'assets/a.js': 'a()',
  'tr/about.html': '<p>hakkında</p>',
  _headers: '/*',
}
const scratch = mkdtempSync(join(tmpdir(), 'release-zip-'))
const folder = join(scratch, 'dist')
/** 2026-11-22T23:59:58Z: already the next day east of Greenwich. */
const seconds = 1_795_391_998

function write(into: string, names: readonly string[]): void {
  for (const name of names) {
    mkdirSync(dirname(join(into, name)), { recursive: true })
    writeFileSync(join(into, name), site[name] ?? '')
  }
}

beforeAll(() => write(folder, Object.keys(site)))
afterAll(() => rmSync(scratch, { recursive: true }))

/** Parses the central directory of the ZIP (APPNOTE 4.3.12). */
function directoryOf(zip: Uint8Array) {
  const bytes = Buffer.from(zip)
  const end = bytes.lastIndexOf(Buffer.from('PK\x05\x06', 'latin1'))
  let at = bytes.readUInt32LE(end + 16)
  return Array.from({ length: bytes.readUInt16LE(end + 10) }, () => {
    const length = bytes.readUInt16LE(at + 28)
    const entry = {
      name: bytes.toString('utf8', at + 46, at + 46 + length),
      time: bytes.readUInt16LE(at + 12),
      day: bytes.readUInt16LE(at + 14),
      method: bytes.readUInt16LE(at + 10),
      mode: bytes.readUInt32LE(at + 38) >>> 16,
    }
    at += 46 + length + bytes.readUInt16LE(at + 30) + bytes.readUInt16LE(at + 32)
    return entry
  })
}

describe('the ZIP of a release', () => {
  it('contains exactly the files of the folder', () => {
    const unpacked = unzipSync(zipOf(folder, seconds))
    expect(Object.keys(unpacked).sort()).toEqual(Object.keys(site).sort())
    for (const [name, bytes] of Object.entries(unpacked))
      expect(new TextDecoder().decode(bytes)).toBe(site[name])
  })

  it('is byte-identical from another folder, written in another order and at another time', () => {
    const other = join(scratch, 'another folder/deeper')
    write(other, Object.keys(site).reverse())
    for (const name of Object.keys(site)) utimesSync(join(other, name), 1_000_000_000, 1_000_000_000)
    expect(zipOf(other, seconds)).toEqual(zipOf(folder, seconds))
  })

  it.each(['UTC', 'Pacific/Kiritimati', 'Pacific/Pago_Pago', 'America/New_York'])(
    'is the same to the byte in the time zone %s',
    (TZ) => {
      const script = `import { zipOf } from './build/release/zip.js'
        import { createHash } from 'node:crypto'
        console.log(createHash('sha256').update(zipOf(process.argv[1], ${seconds})).digest('hex'))`
      const printed = execFileSync(process.execPath, ['--input-type=module', '-e', script, folder], {
        encoding: 'utf8',
        env: { ...process.env, TZ },
      })
      const here = createHash('sha256').update(zipOf(folder, seconds)).digest('hex')
      expect(printed.trim()).toBe(here)
    },
  )

  it("sorts its relative paths, and gives each the commit's date and the same permissions", () => {
    const entries = directoryOf(zipOf(folder, seconds))
    const names = entries.map(({ name }) => name)
    expect(names).toEqual([...names].sort())
    for (const name of names) expect(name).not.toMatch(/^[/\\]|^[A-Za-z]:|\.\./)
    const day = ((2026 - 1980) << 9) | (11 << 5) | 22
    for (const entry of entries) expect(entry).toMatchObject({ day, time: 12 << 11, mode: 0o100644 })
  })

  it('compresses what is not compressed already', () => {
    const methods = new Map(directoryOf(zipOf(folder, seconds)).map(({ name, method }) => [name, method]))
    expect(methods.get('index.html')).toBe(8)
    expect(methods.get('index.html.br')).toBe(0)
  })

  it('rejects symbolic links', () => {
    const linked = join(scratch, 'linked')
    write(linked, ['index.html'])
    symlinkSync('/etc/hostname', join(linked, 'secret.txt'))
    expect(() => filesUnder(linked)).toThrow('secret.txt')
  })
})
