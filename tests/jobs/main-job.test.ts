import { expect, it } from 'vitest'
import { tools } from '../../src/registry/entries.ts'
import { artefactOf, jobNames, jobScript } from './main-job.js'

it('every tool has a main job and an artefact', () => {
  expect(jobNames.toSorted()).toEqual(tools.map(({ id }) => id).toSorted())
  for (const tool of jobNames) expect(artefactOf(tool)).toMatch(/^\[data-result\]/)
})

it('a job is sent to the page as one expression', () => {
  for (const tool of jobNames) expect(() => new Function(`return ${jobScript({ tool })}`)).not.toThrow()
  expect(() => jobScript({ tool: 'no-tool' })).toThrow('no-tool')
})
