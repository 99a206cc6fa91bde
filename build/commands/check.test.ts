import { describe, expect, it } from 'vitest'
import { checkCommands, readSince } from './check.js'

const titlesOf = (since?: string) => [...new Set(checkCommands(since).map(({ title }) => title))]

describe('npm run check', () => {
  it('formats, compiles, holds the layers and runs tests', () => {
    expect(titlesOf()).toEqual(['Format and lint', 'Types', 'Layers', 'Unit tests of what changed'])
  })

  it('takes what changed since the last commit, or since the one that is named', () => {
    expect(checkCommands(undefined).at(-1)?.command.at(-1)).toBe('--changed')
    expect(
      checkCommands(readSince(['main']))
        .at(-1)
        ?.command.at(-1),
    ).toBe('--changed=main')
  })

  it('takes no options that it does not know', () => {
    expect(() => readSince(['--fix'])).toThrow('--fix')
    expect(() => readSince(['main', 'other'])).toThrow('main other')
  })
})
