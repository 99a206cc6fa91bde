import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Plugin } from 'vite'
import { compress, decompress } from 'wawoff2'
import { type Characters, type Cut, subset } from './harfbuzz.ts'

const root = join(import.meta.dirname, '../../..')

/** What browsers apply to every text, and the figures of one width that the site's styles ask for. */
const features = ['calt', 'ccmp', 'clig', 'kern', 'liga', 'locl', 'mark', 'mkmk', 'rclt', 'rlig', 'tnum']
const texts: Cut = { features, weights: { min: 400, max: 700 } }

/** By the names of the packages, with the weights for which src/ui/style/fonts.css declares them. */
export const cuts: Readonly<Record<string, Cut>> = {
  // Headings and figures are set in one weight.
  'bricolage-grotesque': { features, weights: { min: 650, max: 650 } },
  geist: texts,
  'geist-mono': texts,
}

const ascii = Array.from({ length: 127 }, (_, at) => String.fromCharCode(at)).join('')
/** Spaces of other widths, which browsers take from the digits and signs of the same file, and separators. */
const spaces =
  '\u00a0\u2000\u2001\u2002\u2003\u2004\u2005\u2006\u2007\u2008\u2009\u200a\u2028\u2029\u202f\u205f'
/** What the site's own texts consist of, in English and, with the letters after it, in Turkish. */
const ofTexts = `${ascii}${spaces}©°±·ÇÖÜâçöü×ı–—‘’“”•…€−`
const turkishLetters = 'ĞğİŞş'

/** The files of each font: the characters of a page's own texts, and those that only names and foreign words have. */
export const parts: Readonly<Record<string, Characters & { readonly range: 'latin' | 'latin-ext' }>> = {
  'latin-ext': { range: 'latin-ext', of: turkishLetters, isComplement: true },
  latin: { range: 'latin', of: ofTexts, isComplement: true },
  turkish: { range: 'latin-ext', of: turkishLetters, isComplement: false },
  text: { range: 'latin', of: ofTexts, isComplement: false },
}

/**
 * Writes the fonts of `src/ui/style/fonts.css`, before anything imports them: the same letters without the weights and
 * the glyphs that the site never shows.
 */
export function cutFonts(): Plugin {
  return {
    name: 'toolnook:cut-fonts',
    async buildStart() {
      // Vite calls this for each environment; the client's is the first.
      if (this.environment.name !== 'client') return
      const folder = join(root, '.cache/fonts')
      mkdirSync(folder, { recursive: true })
      for (const [family, cut] of Object.entries(cuts))
        for (const [part, characters] of Object.entries(parts)) {
          const file = `@fontsource-variable/${family}/files/${family}-${characters.range}-wght-normal.woff2`
          const font = await decompress(readFileSync(join(root, 'node_modules', file)))
          const small = await subset(font, cut, characters)
          writeFileSync(join(folder, `${family}-${part}.woff2`), await compress(small))
        }
    },
  }
}
