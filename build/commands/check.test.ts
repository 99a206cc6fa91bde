import { describe, expect, it } from 'vitest'
import { checkCommands, readSince } from './check.js'

const titlesOf = (since?: string) => [...new Set(checkCommands(since).map(({ title }) => title))]

describe('npm run check', () => {
  it('checks format, types and layers and runs tests', () => {
    expect(titlesOf()).toEqual(['Format and lint', 'Types', 'Layers', 'Unit tests of what changed'])
  })

  it('compares with the last commit or the named one', () => {
    expect(checkCommands(undefined).at(-1)?.command.at(-1)).toBe('--changed')
    expect(
      checkCommands(readSince(['main']))
        .at(-1)
        ?.command.at(-1),
    ).toBe('--changed=main')
  })

  it('rejects unknown options', () => {
    expect(() => readSince(['--fix'])).toThrow('--fix')
    expect(() => readSince(['main', 'other'])).toThrow('main other')
  })
})
