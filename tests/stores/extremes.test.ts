import { expect, it } from 'vitest'
import { tools } from '../../src/registry/entries.ts'
import { extremes } from './extremes.ts'

it('has boundary values for every declared store, of its kind', () => {
  const declared = tools.flatMap(({ id, stores }) =>
    stores.map(({ name, kind }) => [`${id}:${name}`, kind === 'history']),
  )
  const known = Object.entries(extremes).map(([key, { isHistory }]) => [key, isHistory])
  const others = [
    ['darkMode', false],
    ['password-security:checklist', false],
  ]
  expect(known.toSorted()).toEqual([...declared, ...others].toSorted())
  for (const { valid, hostile } of Object.values(extremes))
    expect([valid.length, hostile.length]).not.toContain(0)
})
