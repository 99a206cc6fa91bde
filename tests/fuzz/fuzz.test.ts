import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { FuzzArea } from './area.ts'

const areas = import.meta.glob<FuzzArea>('./areas/*.ts', { eager: true, import: 'area' })

it('has areas', () => expect(Object.keys(areas).length).toBeGreaterThan(4))

/** A deterministic start of `npm run fuzz`: a fixed number of inputs. */
describe.each(Object.entries(areas))('%s', (_, area) => {
  it.each(Object.entries(area))('%s', async (_name, property) => {
    await fc.assert(property, { seed: 1, numRuns: 60 })
  })
})
