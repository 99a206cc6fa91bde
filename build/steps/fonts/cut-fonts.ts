import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Plugin } from 'vite'
import { compress, decompress } from 'wawoff2'
import { type Cut, subset } from './harfbuzz.ts'

const root = join(import.meta.dirname, '../../..')
const ranges = ['latin', 'latin-ext']

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

/**
 * Writes the fonts of `src/ui/style/fonts.css`, before anything imports them: the same letters without the weights and
 * the glyphs that the site never shows.
 */
export function cutFonts(): Plugin {
  return {
    name: 'toolnook:cut-fonts',
    async config() {
      const folder = join(root, '.cache/fonts')
      mkdirSync(folder, { recursive: true })
      for (const [family, cut] of Object.entries(cuts))
        for (const range of ranges) {
          const file = `@fontsource-variable/${family}/files/${family}-${range}-wght-normal.woff2`
          const font = await decompress(readFileSync(join(root, 'node_modules', file)))
          writeFileSync(join(folder, `${family}-${range}.woff2`), await compress(await subset(font, cut)))
        }
    },
  }
}
