import { afterEach, expect, it, vi } from 'vitest'
import { createFakeRandom, createScriptedRandom } from '../testing/random.ts'
import { cryptoRandom } from './random.ts'

afterEach(() => {
  vi.restoreAllMocks()
})

it('returns the requested number of bytes, beyond the limit of one call', () => {
  const getRandomValues = vi.spyOn(crypto, 'getRandomValues')
  for (const count of [0, 1, 65_536, 150_000]) expect(cryptoRandom(count)).toHaveLength(count)
  const sizes = getRandomValues.mock.calls.map(([bytes]) => bytes?.byteLength ?? 0)
  expect(Math.max(...sizes)).toBe(65_536)
  expect(
    cryptoRandom(150_000)
      .subarray(131_072)
      .some((byte) => byte !== 0),
  ).toBe(true)
})

it('never uses Math.random', () => {
  vi.spyOn(Math, 'random').mockImplementation(() => {
    throw new Error('predictable')
  })
  expect(cryptoRandom(16)).toHaveLength(16)
})

it('has a deterministic fake for tests', () => {
  expect(createFakeRandom(7)(50)).toEqual(createFakeRandom(7)(50))
  expect(createFakeRandom(7)(50)).not.toEqual(createFakeRandom(8)(50))
  const scripted = createScriptedRandom([1, 2, 3])
  expect([...scripted(2), ...scripted(1)]).toEqual([1, 2, 3])
  expect(() => scripted(1)).toThrow('prepared')
})
