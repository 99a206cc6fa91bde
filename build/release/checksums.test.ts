import { execFileSync } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, it } from 'vitest'
import { onPath } from '../commands/support/find-browser.js'
import { checksumsFile, checksumsOf } from './checksums.js'

const folder = mkdtempSync(join(tmpdir(), 'checksums-'))
afterAll(() => rmSync(folder, { recursive: true }))

it('is empty for an empty folder', () => {
  expect(() => checksumsOf(folder)).toThrow('nothing')
})

it('lists every file except itself, sorted, in the format of sha256sum', () => {
  writeFileSync(join(folder, 'b.txt'), 'b')
  writeFileSync(join(folder, 'a.txt'), 'abc')
  writeFileSync(join(folder, checksumsFile), 'of before')
  const text = checksumsOf(folder)
  expect(text).toBe(
    'ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad  a.txt\n' +
      '3e23e8160039594a33894f6564e1b1348bbd7a0088d42c4acb73eeaed59c009d  b.txt\n',
  )
  writeFileSync(join(folder, checksumsFile), text)
  if (onPath('sha256sum'))
    expect(
      execFileSync('sha256sum', ['--check', checksumsFile], { cwd: folder, encoding: 'utf8' }),
    ).toContain('a.txt: OK')
})
