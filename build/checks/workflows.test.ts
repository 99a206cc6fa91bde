import { readdirSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { steps } from '../release/steps.js'

/** Checks workflows as far as possible without running them. */
const folder = '.github/workflows'
const workflows = readdirSync(folder).map((name) => ({
  name,
  text: readFileSync(`${folder}/${name}`, 'utf8'),
}))
const found = (text: string, pattern: RegExp) => [...text.matchAll(pattern)].map(([, part = '']) => part)
const { scripts } = JSON.parse(readFileSync('package.json', 'utf8')) as { scripts: Record<string, string> }

test('there are workflows', () => {
  expect(workflows.map(({ name }) => name).sort()).toEqual(['release.yml', 'supply-chain.yml', 'test.yml'])
})

test.each(workflows)('$name calls only scripts that exist', ({ text }) => {
  const called = [...found(text, /\bnpm run (?:--silent )?([\w:-]+)/g), ...found(text, /\bnpm (test)\b/g)]
  expect(called).not.toEqual([])
  expect(called.filter((name) => !(name in scripts))).toEqual([])
})

test.each(workflows)('$name names every action by its commit, and the version beside it', ({ text }) => {
  const actions = found(text, /\buses: *(.+)/g)
  expect(actions).not.toEqual([])
  for (const action of actions) expect(action).toMatch(/^[\w-]+\/[\w./-]+@[0-9a-f]{40} # v\d+\.\d+\.\d+$/)
})

test.each(workflows)('$name has no write permissions outside its jobs', ({ text }) => {
  // Settings before the jobs apply to all of them.
  expect(text.split(/^jobs:/m)[0]).toMatch(/^permissions:\n {2}contents: read$/m)
})

test('the audit includes the build tools', () => {
  const audits = workflows.flatMap(({ text }) => found(text, /run: (npm audit --.*)/g))
  expect(audits).toEqual(['npm audit --audit-level=low'])
})

/** The jobs of a workflow by name. */
const jobsOf = (text: string) =>
  new Map(
    (text.split(/^jobs:\n/m)[1] ?? '').split(/^(?= {2}[\w-]+:$)/m).flatMap((job) => {
      const name = /^ {2}([\w-]+):$/m.exec(job)?.[1]
      return name === undefined ? [] : [[name, job] as const]
    }),
  )

test('the release workflow runs the local steps in order, and attests by the service', () => {
  const { text = '' } = workflows.find(({ name }) => name === 'release.yml') ?? {}
  const atHome = steps.map(({ name }) => name).filter((name) => name !== 'attest')
  expect(found(text, /npm run release -- (\S+)/g)).toEqual(atHome)
  expect(text).toContain('uses: actions/attest@')
  expect(text.indexOf('npm test')).toBeLessThan(text.indexOf('npm run release -- build'))
})

test('a job with write permission runs no code of packages', () => {
  const writing = workflows
    .flatMap(({ text }) => [...jobsOf(text).values()])
    .filter((job) => /^ {6}(contents|id-token|packages): write$/m.test(job))
  expect(writing).toHaveLength(1)
  for (const job of writing) expect(job).not.toMatch(/\b(npm|npx|node)\b|actions\/checkout/)
})
