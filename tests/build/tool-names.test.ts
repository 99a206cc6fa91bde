import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { copyProject } from './fixture-tool.ts'

/** First and last in alphabetical order, of one letter, with a digit, and with words that sort around the template's. */
const names = ['alpha-tool', 'my-tool', 'zz-last', 'a', 'tool-2']

let copy: ReturnType<typeof copyProject>
beforeAll(() => {
  copy = copyProject()
  for (const name of names) copy.mustRun('build/commands/new-tool.js', name)
})
afterAll(() => copy.remove())

describe('tools of hard names that npm run new:tool makes pass the steps of npm test:', () => {
  it.each([
    ['lint', '@biomejs/biome/bin/biome', 'ci', '.', '--vcs-enabled=false'],
    ['types', 'typescript/bin/tsc', '-p', 'tsconfig.json'],
    ['types of cores', 'typescript/bin/tsc', '-p', 'tsconfig/core.json'],
    ['types of scripts', 'typescript/bin/tsc', '-p', 'tsconfig/scripts.json'],
    ['unused code', 'knip/bin/knip.js', '--no-progress'],
  ])('%s', (_, program, ...parameters) => {
    expect(copy.mustRun(`node_modules/${program}`, ...parameters)).not.toContain('error')
  })

  it('layers', () => {
    expect(copy.mustRun('build/commands/layers.js')).toContain('no dependency violations')
  })

  it('unit tests, their own and those of the whole site', () => {
    const own = names.map((name) => `src/tools/${name}/`)
    const wholeSite = ['tests', 'src/registry', 'src/app', '--exclude', 'tests/build/**']
    const parameters = ['run', '--root', '.', ...own, ...wholeSite]
    const output = copy.mustRun('node_modules/vitest/vitest.mjs', ...parameters)
    for (const folder of own) expect(output).toContain(folder)
  })
})
