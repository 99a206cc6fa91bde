import { expect, it } from 'vitest'
import { isSpacePress } from './use-space-key.ts'

const space = {
  ...{ key: ' ', repeat: false, ctrlKey: false, metaKey: false, altKey: false, shiftKey: false },
  defaultPrevented: false,
}

it('accepts the space bar without modifiers', () => {
  expect(isSpacePress(space)).toBe(true)
  expect(isSpacePress({ ...space, key: 'Enter' })).toBe(false)
})

it.each(['repeat', 'ctrlKey', 'metaKey', 'altKey', 'shiftKey', 'defaultPrevented'] as const)(
  'takes no press with %s',
  (property) => {
    expect(isSpacePress({ ...space, [property]: true })).toBe(false)
  },
)
