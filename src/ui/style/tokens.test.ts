import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { contrastRatio, parseHex } from '../../lib/contrast.ts'
import { tints } from './tints.ts'

const css = readFileSync(new URL('./tokens.css', import.meta.url), 'utf8')
const block = (selector: string) =>
  css.slice(css.indexOf(`${selector} {`), css.indexOf('}', css.indexOf(`${selector} {`)))
const token = (selector: string, name: string): ReturnType<typeof parseHex> => {
  const match = new RegExp(`--${name}: (?:(#[0-9a-f]{6})|var\\(--([\\w-]+)\\));`).exec(block(selector))
  const [, hex, other] = match ?? []
  if (other) return token(selector, other)
  if (!hex) throw new Error(`${selector} has no --${name}`)
  return parseHex(hex)
}

/** Pairs with the minimum ratio: 7 for body text, 4.5 for other text, 3 for edges of controls (WCAG 1.4.3, 1.4.6, 1.4.11). */
const pairs = [
  ['text', 'bg', 7],
  ['text', 'surface', 7],
  ['text', 'sunken', 7],
  ['muted', 'bg', 7],
  ['muted', 'surface', 7],
  ['muted', 'sunken', 7],
  ['faint', 'surface', 4.5],
  ['faint', 'bg', 4.5],
  ['on-brand', 'brand', 4.5],
  ['on-brand', 'brand-button', 7],
  ['on-brand', 'brand-button-hover', 7],
  ['brand-text', 'surface', 4.5],
  ['brand-text', 'bg', 4.5],
  ['brand-text', 'brand-soft', 4.5],
  ['control-border', 'surface', 3],
  ['focus', 'bg', 3],
  ['danger', 'surface', 7],
  ['warn', 'surface', 4.5],
  ['ok', 'surface', 4.5],
] as const

describe.each([':root', ':root.dark'])('%s', (selector) => {
  it.each(pairs)('%s on %s has a contrast of at least %s', (front, back, least) => {
    expect(contrastRatio(token(selector, front), token(selector, back))).toBeGreaterThanOrEqual(least)
  })
})

it('has a rule for every hue a manifest may name', () => {
  for (const tint of tints) expect(css).toContain(`[data-tint="${tint}"]`)
})
