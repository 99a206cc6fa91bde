import { _BYTES, _ECC_BLOCKS, _WORDS_PER_BLOCK } from 'qr'
import { expect, it } from 'vitest'
import { blockLayout, codewords, levels } from './blocks.ts'

const names = { L: 'low', M: 'medium', Q: 'quartile', H: 'high' } as const
const versions = Array.from({ length: 40 }, (_, index) => index + 1)

it('counts the codewords of every version as another program’s table does', () => {
  expect(versions.map(codewords)).toEqual([..._BYTES])
})

it.each(levels)('divides the codewords of every version at level %s as another program does', (level) => {
  const ours = versions.map((version) => blockLayout(version, level))
  expect(ours.map(({ blocks }) => blocks)).toEqual([..._ECC_BLOCKS[names[level]]])
  expect(ours.map(({ ecc }) => ecc)).toEqual([..._WORDS_PER_BLOCK[names[level]]])
})

it('holds as much as the standard says: version 40 of level L 2,956 bytes of data, 1 of H 9', () => {
  expect(blockLayout(40, 'L').data).toBe(2956)
  expect(blockLayout(1, 'H').data).toBe(9)
})

it('corrects at least two codewords of every block', () => {
  for (const level of levels)
    for (const version of versions)
      expect(blockLayout(version, level).ecc - (version === 1 ? 3 : 0)).toBeGreaterThanOrEqual(4)
})
