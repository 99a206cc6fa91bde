import cyrillic from '@fontsource/noto-sans/files/noto-sans-cyrillic-400-normal.woff?url'
import cyrillicBold from '@fontsource/noto-sans/files/noto-sans-cyrillic-700-normal.woff?url'
import cyrillicExt from '@fontsource/noto-sans/files/noto-sans-cyrillic-ext-400-normal.woff?url'
import cyrillicExtBold from '@fontsource/noto-sans/files/noto-sans-cyrillic-ext-700-normal.woff?url'
import devanagari from '@fontsource/noto-sans/files/noto-sans-devanagari-400-normal.woff?url'
import devanagariBold from '@fontsource/noto-sans/files/noto-sans-devanagari-700-normal.woff?url'
import greek from '@fontsource/noto-sans/files/noto-sans-greek-400-normal.woff?url'
import greekBold from '@fontsource/noto-sans/files/noto-sans-greek-700-normal.woff?url'
import greekExt from '@fontsource/noto-sans/files/noto-sans-greek-ext-400-normal.woff?url'
import greekExtBold from '@fontsource/noto-sans/files/noto-sans-greek-ext-700-normal.woff?url'
import latin from '@fontsource/noto-sans/files/noto-sans-latin-400-normal.woff?url'
import latinBold from '@fontsource/noto-sans/files/noto-sans-latin-700-normal.woff?url'
import latinExt from '@fontsource/noto-sans/files/noto-sans-latin-ext-400-normal.woff?url'
import latinExtBold from '@fontsource/noto-sans/files/noto-sans-latin-ext-700-normal.woff?url'
import vietnamese from '@fontsource/noto-sans/files/noto-sans-vietnamese-400-normal.woff?url'
import vietnameseBold from '@fontsource/noto-sans/files/noto-sans-vietnamese-700-normal.woff?url'
import arabic from '@fontsource/noto-sans-arabic/files/noto-sans-arabic-arabic-400-normal.woff?url'
import arabicBold from '@fontsource/noto-sans-arabic/files/noto-sans-arabic-arabic-700-normal.woff?url'
import hebrew from '@fontsource/noto-sans-hebrew/files/noto-sans-hebrew-hebrew-400-normal.woff?url'
import hebrewBold from '@fontsource/noto-sans-hebrew/files/noto-sans-hebrew-hebrew-700-normal.woff?url'
import thai from '@fontsource/noto-sans-thai/files/noto-sans-thai-thai-400-normal.woff?url'
import thaiBold from '@fontsource/noto-sans-thai/files/noto-sans-thai-thai-700-normal.woff?url'
import { loadBytes } from '../../../platform/files/load-bytes.ts'
import { type FontSubset, hasBold, packageOf } from '../core/text/font-subsets.ts'
import type { FontFile, LoadedFonts, WantedFonts } from '../core/worker-messages.ts'

/** Scripts with packages of their own; listing the URLs loads no file. */
const others = import.meta.glob<string>(
  [
    '/node_modules/@fontsource/noto-sans-{armenian,georgian,bengali,gujarati,tamil}/files/noto-sans-{armenian-armenian,georgian-georgian,bengali-bengali,gujarati-gujarati,tamil-tamil}-{400,700}-normal.woff',
    '/node_modules/@fontsource/noto-sans-symbols-2/files/noto-sans-symbols-2-symbols-400-normal.woff',
  ],
  { eager: true, query: '?url', import: 'default' },
)
const otherUrls = (subset: FontSubset): readonly string[] => {
  const name = packageOf(subset)
  const path = (weight: number) =>
    `/node_modules/@fontsource/${name}/files/${name}-${subset}-${weight}-normal.woff`
  return (hasBold(subset) ? [400, 700] : [400]).flatMap((weight) => others[path(weight)] ?? [])
}

/** The regular file of each, and the bold one if there is one. */
const urls: Readonly<Record<FontSubset, readonly string[]>> = {
  latin: [latin, latinBold],
  'latin-ext': [latinExt, latinExtBold],
  vietnamese: [vietnamese, vietnameseBold],
  greek: [greek, greekBold],
  'greek-ext': [greekExt, greekExtBold],
  cyrillic: [cyrillic, cyrillicBold],
  'cyrillic-ext': [cyrillicExt, cyrillicExtBold],
  devanagari: [devanagari, devanagariBold],
  arabic: [arabic, arabicBold],
  hebrew: [hebrew, hebrewBold],
  thai: [thai, thaiBold],
  armenian: otherUrls('armenian'),
  georgian: otherUrls('georgian'),
  bengali: otherUrls('bengali'),
  gujarati: otherUrls('gujarati'),
  tamil: otherUrls('tamil'),
  symbols: otherUrls('symbols'),
}

/** All weights of these subsets; fails if one cannot be loaded. */
const loadSubsets = (subsets: readonly FontSubset[]): Promise<FontFile[]> =>
  Promise.all(
    subsets.flatMap((subset) =>
      urls[subset].map(async (url, weight) => ({ subset, bold: weight === 1, bytes: await loadBytes(url) })),
    ),
  )

/** The fonts of a document; fails if a subset that every offline copy has cannot be loaded. */
export async function loadFonts({ subsets, characters, faces }: WantedFonts): Promise<LoadedFonts> {
  const fonts = await loadSubsets(subsets)
  if (characters.length === 0) return { fonts, away: [] }
  const { loadEastAsian } = await import('./east-asian-fonts.ts')
  const loaded = await loadEastAsian(characters, faces)
  return { fonts: [...fonts, ...loaded.fonts], away: loaded.away }
}
