import { faceOf } from './east-asian.ts'

/** Subsets of Noto Sans, by the Unicode ranges of its package; each is one file per weight. */
export const fontSubsets = {
  latin: '0-FF,131,152-153,2BB-2BC,2C6,2DA,2DC,304,308,329,2000-206F,20AC,2122,2191,2193,2212,2215,FEFF,FFFD',
  'latin-ext':
    '100-2BA,2BD-2C5,2C7-2CC,2CE-2D7,2DD-2FF,304,308,329,1D00-1DBF,1E00-1E9F,1EF2-1EFF,2020,20A0-20AB,20AD-20C0,2113,2C60-2C7F,A720-A7FF',
  vietnamese:
    '102-103,110-111,128-129,168-169,1A0-1A1,1AF-1B0,300-301,303-304,308-309,323,329,1EA0-1EF9,20AB',
  greek: '370-377,37A-37F,384-38A,38C,38E-3A1,3A3-3FF',
  'greek-ext': '1F00-1FFF',
  cyrillic: '301,400-45F,490-491,4B0-4B1,2116',
  'cyrillic-ext': '460-52F,1C80-1C8A,20B4,2DE0-2DFF,A640-A69F,FE2E-FE2F',
  devanagari: '900-97F,1CD0-1CF9,200C-200D,20A8,20B9,20F0,25CC,A830-A839,A8E0-A8FF,11B00-11B09',
  hebrew: '307-308,590-5FF,200C-2010,20AA,25CC,FB1D-FB4F',
  arabic:
    '600-6FF,750-77F,870-88E,890-891,897-8E1,8E3-8FF,200C-200E,2010-2011,204F,2E41,FB50-FDFF,FE70-FE74,FE76-FEFC,102E0-102FB,10E60-10E7E,10EC2-10EC4,10EFC-10EFF,1EE00-1EE03,1EE05-1EE1F,1EE21-1EE22,1EE24,1EE27,1EE29-1EE32,1EE34-1EE37,1EE39,1EE3B,1EE42,1EE47,1EE49,1EE4B,1EE4D-1EE4F,1EE51-1EE52,1EE54,1EE57,1EE59,1EE5B,1EE5D,1EE5F,1EE61-1EE62,1EE64,1EE67-1EE6A,1EE6C-1EE72,1EE74-1EE77,1EE79-1EE7C,1EE7E,1EE80-1EE89,1EE8B-1EE9B,1EEA1-1EEA3,1EEA5-1EEA9,1EEAB-1EEBB,1EEF0-1EEF1',
  thai: '2D7,303,331,E01-E5B,200C-200D,25CC',
  armenian: '308,530-58F,2010,2024,25CC,FB13-FB17',
  georgian: '589,10A0-10FF,1C90-1CBA,1CBD-1CBF,205A,2D00-2D2F,2E31',
  bengali:
    '951-952,964-965,980-9FE,1CD0,1CD2,1CD5-1CD6,1CD8,1CE1,1CEA,1CED,1CF2,1CF5-1CF7,200C-200D,20B9,25CC,A8F1',
  gujarati: '951-952,964-965,A80-AFF,200C-200D,20B9,25CC,A830-A839',
  tamil: '964-965,B82-BFA,200C-200D,20B9,25CC',
  /** Check marks, crosses and pointers. The package declares more, but the East Asian faces have those. */
  symbols: '2610-2612,2701-27BF',
} as const

export type FontSubset = keyof typeof fontSubsets
/** The `@fontsource` package of the subset. */
export function packageOf(subset: FontSubset): string {
  if (subset === 'symbols') return 'noto-sans-symbols-2'
  return ownPackage.has(subset) ? `noto-sans-${subset}` : 'noto-sans'
}

const ownPackage: ReadonlySet<FontSubset> = new Set([
  ...(['hebrew', 'arabic', 'thai', 'armenian', 'georgian', 'bengali', 'gujarati', 'tamil'] as const),
])

/** Whether there is a bold file; otherwise the regular one is emboldened by an outline. */
export const hasBold = (subset: string): boolean => subset !== 'symbols' && faceOf(subset) === undefined

export const fontSubsetNames = Object.keys(fontSubsets) as FontSubset[]

const ranges = fontSubsetNames.map((name) => ({
  name,
  ranges: fontSubsets[name].split(',').map((range) => {
    const [first = '', last = first] = range.split('-')
    return [Number.parseInt(first, 16), Number.parseInt(last, 16)] as const
  }),
}))

/** The subsets whose range has a code point, in the order in which they are tried. */
const subsetsOf = (codePoint: number): FontSubset[] =>
  ranges
    .filter((subset) => subset.ranges.some(([first, last]) => codePoint >= first && codePoint <= last))
    .map(({ name }) => name)

/** The subsets that these texts need, always including Latin. */
export function neededSubsets(texts: Iterable<string>): FontSubset[] {
  const seen = new Set<string>()
  for (const text of texts) for (const character of text) seen.add(character)
  const needed = new Set<FontSubset>(['latin'])
  for (const character of seen) {
    const claiming = subsetsOf(character.codePointAt(0) ?? 0)
    // Reuses a subset that is needed anyway.
    if (!claiming.some((name) => needed.has(name)) && claiming[0]) needed.add(claiming[0])
  }
  return fontSubsetNames.filter((name) => needed.has(name))
}
