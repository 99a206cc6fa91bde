import decodeQR from 'qr/decode.js'
import { describe, expect, it } from 'vitest'
import { encode } from '../../../../lib/qr/encode.ts'
import type { QrSymbol } from '../../../../lib/qr/symbol.ts'
import { rasterize } from '../drawing/picture.ts'
import type { Picture } from '../drawing/pixels.ts'
import { ratingOf, robustnessOf } from './robustness.ts'
import { minPrintWidth, weaknesses } from './weakness.ts'

function symbolOf(text: string): QrSymbol {
  const encoded = encode(text, { level: 'M' })
  if (!encoded.ok) throw new Error('too long')
  return encoded.symbol
}

const symbol = symbolOf('https://example.com/menu')
const scoreOf = async (colours: { dark: string; light: string }) => {
  const read = async (picture: Picture) => {
    try {
      return decodeQR(picture, { timeLimit: 1000 }) === 'https://example.com/menu'
    } catch {
      return false
    }
  }
  return (await robustnessOf(rasterize(symbol, { scale: 8, margin: 2, colours }), 8, [read])).score
}

describe('robustnessOf', () => {
  it('score does not increase as the contrast decreases', async () => {
    const scores: number[] = []
    for (const dark of ['#000000', '#767676', '#a0a0a0', '#cccccc', '#f8f8f8'])
      scores.push(await scoreOf({ dark, light: '#ffffff' }))
    expect(scores).toEqual(scores.toSorted((a, b) => b - a))
    expect(scores[0]).toBeGreaterThanOrEqual(75)
    expect(scores.at(-1)).toBeLessThanOrEqual(25)
  })

  it('score is 0 if a decoder fails on the undistorted picture, otherwise the share of passed trials', async () => {
    const [yes, no] = [async () => true, async () => false]
    const picture = rasterize(symbol, { scale: 4, margin: 2 })
    expect(await robustnessOf(picture, 4, [no, no])).toEqual({ plain: 'none', passed: [], score: 0 })
    expect(await robustnessOf(picture, 4, [yes, no])).toEqual({ plain: 'some', passed: [], score: 0 })
    expect(await robustnessOf(picture, 4, [yes, yes])).toMatchObject({ plain: 'all', score: 100 })
    const once = () => {
      let calls = 0
      return async () => {
        calls += 1
        return calls === 1
      }
    }
    expect(await robustnessOf(picture, 4, [yes, once()])).toMatchObject({
      plain: 'all',
      passed: [],
      score: 50,
    })
  })

  it('samples are square corners of the distorted pictures, smaller for a lower resolution', async () => {
    const picture = rasterize(symbol, { scale: 8, margin: 2 })
    const { samples } = await robustnessOf(picture, 8, [async () => true])
    expect(samples?.blur).toMatchObject({ width: 112, height: 112 })
    expect(samples?.resolution?.width).toBeLessThan(30)
    expect(new Set(samples?.resolution?.data).size, 'dark and light').toBeGreaterThan(2)
  })

  it('ratingOf returns the rating at the bounds of each range', () => {
    expect([0, 34, 35, 59, 60, 84, 85, 100].map(ratingOf)).toEqual([
      'weak',
      'weak',
      'fair',
      'fair',
      'good',
      'good',
      'excellent',
      'excellent',
    ])
  })
})

describe('weaknesses', () => {
  const of = (dark: string, light: string, size = 256) =>
    weaknesses(symbol, { colours: { dark, light }, margin: 2, logo: undefined }, size)

  it('are empty for black on white', () => {
    expect(of('#000000', '#ffffff')).toEqual([])
  })

  it('include inverted colours and contrast below 4.5:1', () => {
    expect(of('#ffffff', '#000000').map(({ kind }) => kind)).toEqual(['inverted'])
    expect(of('#777777', '#ffffff').map(({ kind }) => kind)).toEqual(['contrast'])
    expect(of('#767676', '#ffffff')).toEqual([])
  })

  it('include too few pixels per module, with the size that is sufficient', () => {
    // Version 17: 85 modules plus a quiet zone of 2 on each side.
    const dense = symbolOf('x'.repeat(500))
    expect(
      weaknesses(dense, { colours: { dark: '#000000', light: '#ffffff' }, margin: 2, logo: undefined }, 128),
    ).toEqual([{ kind: 'dense', pixels: 1, size: 288 }])
    expect(
      weaknesses(dense, { colours: { dark: '#000000', light: '#ffffff' }, margin: 2, logo: undefined }, 288),
    ).toEqual([])
  })

  it('minPrintWidth is half a millimetre per module, and at least 20 mm', () => {
    expect(minPrintWidth(symbol, 2)).toBe(20)
    expect(minPrintWidth(symbolOf('x'.repeat(500)), 2)).toBe(45)
  })
})
