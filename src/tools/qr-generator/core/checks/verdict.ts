import { contrastRatio, parseHex } from '../../../../lib/contrast.ts'
import type { Level } from '../../../../lib/qr/blocks.ts'
import type { Shape } from '../drawing/outline.ts'
import type { Style } from '../settings.ts'
import { degradations, type Robustness, ratingOf } from './robustness.ts'
import type { ScanStatus } from './scan-status.ts'
import type { Weakness } from './weakness.ts'

/** How the code will scan, judged by the worst that the checks found. */
export type Verdict =
  /** The robustness is good or excellent, and nothing weakens the code. */
  | 'well'
  | 'light'
  /** Not read back, of weak robustness, or not read in half of the mild trials. */
  | 'fails'
  /** The trials are still running. */
  | 'testing'
  /** Read back, but the trials could not run. */
  | 'untested'
  /** No decoder could be started. */
  | 'unchecked'

export function verdictOf(
  scanStatus: ScanStatus,
  robustness: Robustness | null | undefined,
  found: readonly Weakness[],
): Verdict {
  if (scanStatus === 'testing') return 'testing'
  if (scanStatus === 'unknown') return 'unchecked'
  if (scanStatus === 'unread' || scanStatus === 'weak') return 'fails'
  if (!robustness) return 'untested'
  const mild = robustness.passed.filter(({ degree }) => degree === 'mild').length
  if (mild <= degradations.length / 2) return 'fails'
  return found.length === 0 && ratingOf(robustness.score) !== 'fair' ? 'well' : 'light'
}

/** The change of settings that makes the code easier to read. */
export type Fix =
  | {
      readonly kind: 'swap' | 'plain'
      readonly change: { readonly color: string; readonly background: string }
    }
  | { readonly kind: 'darken'; readonly change: { readonly color: string } }
  | { readonly kind: 'size'; readonly change: { readonly size: number } }
  | { readonly kind: 'level'; readonly change: { readonly level: Level } }
  | { readonly kind: 'shape'; readonly change: { readonly shape: Shape } }
  | { readonly kind: 'logo'; readonly percent: number }

/** Contrast ratio to which a colour is darkened. The least that is safe leaves nothing for poor light. */
const darkenedContrast = 7

/** The lightest shade of the same hue with enough contrast, or `undefined` if black has too little. */
function darkened(color: string, background: string): string | undefined {
  const [rgb, light] = [parseHex(color), parseHex(background)]
  for (let percent = 99; percent >= 0; percent -= 1) {
    const shade = rgb.map((channel) => Math.round((channel * percent) / 100)) as [number, number, number]
    if (contrastRatio(shade, light) >= darkenedContrast)
      return `#${shade.map((channel) => channel.toString(16).padStart(2, '0')).join('')}`
  }
  return undefined
}

const plain = { color: '#000000', background: '#ffffff' }

/**
 * What fixes the most severe weakness; without one, what helps a code that fails trials.
 *
 * @param levelIsFixed the level is prescribed for the content
 */
export function fixOf(
  verdict: Verdict,
  found: readonly Weakness[],
  style: Style,
  levelIsFixed: boolean,
): Fix | undefined {
  const [worst] = found
  if (worst) return fixOfWeakness(worst, style, levelIsFixed)
  if (verdict !== 'light' && verdict !== 'fails') return undefined
  if (style.shape !== 'square') return { kind: 'shape', change: { shape: 'square' } }
  if (style.color !== plain.color || style.background !== plain.background)
    return { kind: 'plain', change: plain }
  return undefined
}

function fixOfWeakness(weakness: Weakness, style: Style, levelIsFixed: boolean): Fix | undefined {
  switch (weakness.kind) {
    case 'inverted':
      return { kind: 'swap', change: { color: style.background, background: style.color } }
    case 'contrast': {
      const color = darkened(style.color, style.background)
      return color ? { kind: 'darken', change: { color } } : { kind: 'plain', change: plain }
    }
    case 'dense':
      return { kind: 'size', change: { size: weakness.size } }
    case 'logo': {
      const { level, percent } = weakness
      if (level !== undefined && !levelIsFixed) return { kind: 'level', change: { level } }
      return percent === undefined ? undefined : { kind: 'logo', percent }
    }
  }
}
