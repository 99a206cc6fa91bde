import { expect, test } from 'vitest'
import * as table from '../../../../tests/jobs/next-pairs.ts'
import { colourType } from '../../../lib/colour-type.ts'
import { cards } from '../../../registry/cards.en.ts'
import { tools } from '../../../registry/entries.ts'
import type { NextContent } from '../../../ui/layout/next/next-content.ts'
import { kindOf, nextSteps } from './next-steps.ts'

const content = (types: readonly string[], more: Partial<NextContent> = {}): NextContent => ({
  kind: types.some((type) => type === 'text/plain' || type === colourType) ? 'text' : 'files',
  types,
  count: 1,
  read: () => undefined,
  ...more,
})
const named = (steps: ReturnType<typeof nextSteps>) =>
  steps.map(({ tool, part }) => (part === undefined ? tool : `${tool}.${part}`))

const self = { id: 'self', group: 'images' } as const
const other = (id: string, accepts: (typeof tools)[number]['accepts'], group = 'everyday' as const) => ({
  id,
  group,
  accepts,
})

test('the table of what follows what is that of the manifests', () => {
  for (const tool of tools) {
    const steps = nextSteps(
      tool,
      tool.produces.map((type) => content([type])),
      tools,
    )
    const inTable = [...(table.nextSteps[tool.id] ?? []), ...(table.leftOut[tool.id] ?? [])]
    expect(named(steps).toSorted(), tool.id).toEqual(inTable.toSorted())
  }
})

const words = { files: 'files', text: 'text', color: 'colour' } as const

/** The steps of the table as rows: from, what, to, part, button. */
const rows = tools.flatMap((tool) => {
  const contents = tool.produces.map((type) => content([type]))
  return nextSteps(tool, contents, tools)
    .filter((step) => table.nextSteps[tool.id]?.includes(named([step]).join('')))
    .map(({ tool: to, part, content: taken }) => {
      const { title, action, parts } = cards[to] ?? {}
      const button = (part === undefined ? action : parts?.[part]) ?? title
      return [cards[tool.id]?.title, words[kindOf(taken)], title, part ?? '', button].join(' | ')
    })
})

test('docs/next-pairs.md shows the table as it is; `-u` writes it', async () => {
  const inTable = Object.values(table.nextSteps).flat().length
  await expect(`# What goes from tool to tool

What the tools offer under “Next” with the result of their main job. Written by \`npx vitest run src/app/shell/next -u\` from the manifests and \`tests/jobs/next-pairs.ts\`.

${rows.length} of ${inTable} are driven: \`tests/browser/navigation/next.e2e.ts\` presses each button in a browser, looks for what has arrived, and undoes it. \`chains.e2e.ts\` beside it goes through three tools and more with one download at the end.

| from | what | to | part | button |
| --- | --- | --- | --- | --- |
${rows.map((row) => `| ${row} |\n`.replace('|  |', '| |')).join('')}`).toMatchFileSnapshot(
    '../../../../docs/next-pairs.md',
  )
})

test('offers what takes every type, as many files as there are, and as a whole before its parts', () => {
  const all = [
    other('logos', { parts: { logo: ['image/*'] } }),
    other('pictures', { files: ['image/*'] }),
    other('one', { files: ['image/*'], maxFiles: 1 }),
    other('png', { files: ['image/png'] }),
    other('self', { files: ['image/*'] }),
  ]
  const offered = (given: NextContent) => named(nextSteps(self, [given], all))
  expect(offered(content(['image/png']))).toEqual(['pictures', 'one', 'png', 'logos.logo'])
  expect(offered(content(['image/png'], { count: 2 }))).toEqual(['pictures', 'png'])
  expect(offered(content(['image/png', 'image/jpeg'], { count: 2 }))).toEqual(['pictures'])
  expect(offered(content(['image/png'], { isPage: true }))).toEqual(['pictures', 'one', 'png'])
})

test('a text is no file, and a tool takes it in a part only', () => {
  const all = [other('files', { files: ['text/plain'] }), other('texts', { parts: { text: ['text/plain'] } })]
  expect(named(nextSteps(self, [content(['text/plain'])], all))).toEqual(['texts.text'])
})

test('a colour differs from a text by its type', () => {
  expect([['text/plain'], [colourType], ['image/png']].map((types) => kindOf(content(types)))).toEqual([
    'text',
    'color',
    'files',
  ])
})
