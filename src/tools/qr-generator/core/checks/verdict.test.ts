import { describe, expect, it } from 'vitest'
import { contrastRatio, parseHex } from '../../../../lib/contrast.ts'
import { defaultStyle } from '../settings.ts'
import { degradations, type Robustness } from './robustness.ts'
import { fixOf, verdictOf } from './verdict.ts'
import type { Weakness } from './weakness.ts'

const tested = (mild: number, harsh = 0): Robustness => ({
  plain: 'all',
  passed: [
    ...degradations.slice(0, mild).map((degradation) => ({ degradation, degree: 'mild' }) as const),
    ...degradations.slice(0, harsh).map((degradation) => ({ degradation, degree: 'harsh' }) as const),
  ],
  score: ((mild + harsh) * 100) / 8,
})
const dense: Weakness = { kind: 'dense', pixels: 2, size: 320 }
const pale: Weakness = { kind: 'contrast', ratio: 1.7 }

describe('verdictOf', () => {
  it('is "well" only if the robustness is good and nothing weakens the code', () => {
    expect(verdictOf('correct', tested(4, 4), [])).toBe('well')
    expect(verdictOf('correct', tested(3, 2), [])).toBe('well')
    expect(verdictOf('correct', tested(4), [])).toBe('light')
    expect(verdictOf('correct', tested(4, 4), [dense])).toBe('light')
  })

  it('is "fails" for codes that are weak, not read, or not read in half of the mild trials, and claims nothing without a test', () => {
    expect(verdictOf('correct', tested(2, 2), [])).toBe('fails')
    expect(verdictOf('weak', tested(1), [])).toBe('fails')
    expect(verdictOf('unread', null, [])).toBe('fails')
    expect(verdictOf('testing', undefined, [dense])).toBe('testing')
    expect(verdictOf('correct', null, [])).toBe('untested')
    expect(verdictOf('unknown', null, [])).toBe('unchecked')
  })
})

describe('fixOf', () => {
  it('fixes the most severe weakness', () => {
    expect(fixOf('light', [dense, pale], defaultStyle, false)).toEqual({
      kind: 'size',
      change: { size: 320 },
    })
    const logo: Weakness = { kind: 'logo', share: 0.2, safe: 0.1, percent: 18, level: 'H' }
    expect(fixOf('light', [logo], defaultStyle, false)).toEqual({ kind: 'level', change: { level: 'H' } })
    expect(fixOf('light', [logo], defaultStyle, true)).toEqual({ kind: 'logo', percent: 18 })
  })

  it('darkens a pale colour to a shade with enough contrast, and uses black on white if there is none', () => {
    const fix = fixOf('fails', [pale], { ...defaultStyle, color: '#f2c230' }, false)
    if (fix?.kind !== 'darken') throw new Error('not darkened')
    const [red = 0, green = 0, blue = 0] = parseHex(fix.change.color)
    expect(red > green && green > blue, 'the same hue').toBe(true)
    const ratio = contrastRatio([red, green, blue], parseHex('#ffffff'))
    expect(ratio).toBeGreaterThanOrEqual(7)
    expect(ratio, 'not darker than needed').toBeLessThan(7.5)
    expect(
      fixOf('fails', [pale], { ...defaultStyle, color: '#333333', background: '#444444' }, false)?.kind,
    ).toBe('plain')
  })

  it('without a weakness, makes a code plainer that fails trials', () => {
    expect(fixOf('light', [], { ...defaultStyle, shape: 'dots' }, false)?.kind).toBe('shape')
    expect(fixOf('light', [], { ...defaultStyle, color: '#005500' }, false)?.kind).toBe('plain')
    expect(fixOf('light', [], defaultStyle, false)).toBeUndefined()
    expect(fixOf('well', [], { ...defaultStyle, shape: 'dots' }, false)).toBeUndefined()
  })
})
