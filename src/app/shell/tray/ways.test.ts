import { expect, test } from 'vitest'
import type { Thing } from '../../../features/tray/thing.ts'
import { colourType } from '../../../lib/colour-type.ts'
import { waysFor } from './ways.ts'

const picture: Thing = {
  id: 'a',
  from: 'image-compressor',
  content: { kind: 'file', file: new File(['x'], 'a.png', { type: 'image/png' }) },
}
/** Windows does not know its type. */
const untyped: Thing = { ...picture, content: { kind: 'file', file: new File(['x'], 'a.heic') } }
const colour: Thing = {
  id: 'b',
  from: 'color-palette',
  content: { kind: 'text', text: '#ff8800', types: [colourType] },
}

const named = (steps: ReturnType<typeof waysFor>['here']) =>
  steps.map(({ tool, part }) => (part === undefined ? tool : `${tool}.${part}`))

test.each([
  ['photo-to-pdf', picture, ['photo-to-pdf']],
  // Also into the tool whose result it is.
  ['image-compressor', picture, ['image-compressor']],
  ['image-compressor', untyped, ['image-compressor']],
  ['invoice-generator', picture, ['invoice-generator.logo']],
  ['invoice-generator', colour, ['invoice-generator.accent']],
  ['password-generator', picture, []],
  [undefined, picture, []],
])('into the open tool %s', (tool, thing, here) => {
  const ways = waysFor(thing, tool)
  expect(named(ways.here)).toEqual(here)
  expect(named(ways.elsewhere)).not.toContain(here[0])
  expect(ways.elsewhere.length).toBeGreaterThan(0)
})
