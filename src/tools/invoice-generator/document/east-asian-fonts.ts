import jpTable from '@fontsource/noto-sans-jp/unicode.json?url'
import krTable from '@fontsource/noto-sans-kr/unicode.json?url'
import scTable from '@fontsource/noto-sans-sc/unicode.json?url'
import tcTable from '@fontsource/noto-sans-tc/unicode.json?url'
import { loadBytes } from '../../../platform/files/load-bytes.ts'
import { type Face, type FaceTable, subsetsWith } from '../core/text/east-asian.ts'
import type { FontFile, LoadedFonts } from '../core/worker-messages.ts'

const tables: Readonly<Record<Face, string>> = { sc: scTable, tc: tcTable, jp: jpTable, kr: krTable }

/** URLs of all subsets; listing them loads no file. */
const addresses = import.meta.glob<string>(
  '/node_modules/@fontsource/noto-sans-{sc,tc,jp,kr}/files/noto-sans-*-[0-9]*-400-normal.woff',
  { eager: true, query: '?url', import: 'default' },
)
const pathOf = (face: Face, subset: string) =>
  `/node_modules/@fontsource/noto-sans-${face}/files/noto-sans-${face}-${subset}-400-normal.woff`
const addressOf = (face: Face, subset: string): string => addresses[pathOf(face, subset)] ?? ''
const addressesOf = (face: Face): readonly string[] =>
  Object.entries(addresses).flatMap(([path, address]) =>
    path.includes(`/noto-sans-${face}/`) ? [address] : [],
  )

/**
 * Requests every subset of a face, always in the same order: requests for only those that an invoice needs would
 * reveal to the host something of what was typed. The service worker caches them all.
 */
const requestAll = (face: Face) => Promise.allSettled(addressesOf(face).map(loadBytes))

/**
 * The subsets that have these characters, with the faces tried in order. They are not part of the offline copy: a
 * character whose list or subset cannot be loaded is `away`; one that no face has is in neither list.
 */
export async function loadEastAsian(
  characters: readonly string[],
  faces: readonly Face[],
): Promise<LoadedFonts> {
  const fonts: FontFile[] = []
  const away = new Set<string>()
  const loaded = () => ({ fonts, away: characters.filter((character) => away.has(character)) })
  let rest: readonly string[] = characters
  for (const face of faces) {
    if (rest.length === 0) break
    const table = await readTable(face)
    if (!table) {
      for (const character of rest) away.add(character)
      return loaded()
    }
    const found = subsetsWith(table, rest)
    if (found.size > 0) void requestAll(face)
    await Promise.all(
      [...found].map(async ([subset, own]) => {
        const bytes = await loadBytes(addressOf(face, subset)).catch(() => undefined)
        if (bytes) fonts.push({ subset: `${face}-${subset}`, bold: false, bytes })
        else for (const character of own) away.add(character)
      }),
    )
    const has = new Set([...found.values()].flat())
    rest = rest.filter((character) => !has.has(character))
  }
  return loaded()
}

/** Returns `undefined` if it cannot be loaded. */
async function readTable(face: Face): Promise<FaceTable | undefined> {
  try {
    return JSON.parse(new TextDecoder().decode(await loadBytes(tables[face])))
  } catch {
    return undefined
  }
}
