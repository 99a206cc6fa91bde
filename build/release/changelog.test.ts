import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { changesOf } from './changelog.js'

const text =
  '# Changelog\n\n## Unreleased\n\n- Next.\n\n## 0.10.0 (2026-11-22)\n\n### Added\n\n- This.\n\n## 0.1.0\n\n- That.\n'

it('returns the section of the version, not of another with the same prefix', () => {
  expect(changesOf(text, '0.10.0')).toBe('### Added\n\n- This.\n')
  expect(changesOf(text, '0.1.0')).toBe('- That.\n')
})

it('throws if the version has no section', () => {
  expect(() => changesOf(text, '0.2.0')).toThrow('says nothing of 0.2.0')
  expect(() => changesOf('## 0.2.0\n\n## 0.1.0\n', '0.2.0')).toThrow('says nothing of 0.2.0')
})

it('exists for the version of package.json', () => {
  const { version } = JSON.parse(readFileSync('package.json', 'utf8')) as { version: string }
  expect(changesOf(readFileSync('CHANGELOG.md', 'utf8'), version)).not.toBe('')
})
