import { existsSync, readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { figuresOf, lines, testsOf } from './figures.js'
import { rows } from './rows.js'
import { lineOf, linesOf, withTable } from './table.js'

const row = (name: string) => ({ name, what: `What ${name} is`, says: `npm run ${name}` })
const empty = 'Above\n\n<!-- measured -->\n<!-- /measured -->\n\nBelow\n'
const measured = (name: string, figure: string) =>
  new Map([[name, lineOf(row(name), { figure, when: 'today' })]])

describe('the table of what is proven', () => {
  it('keeps the rows that are not measured again, and says which never were', () => {
    const order = [row('first'), row('second')]
    const once = withTable(empty, order, measured('second', '2 of 2'))
    expect(once).toContain('| What first is | not measured | never |')
    const twice = withTable(once, order, measured('first', '1 of 1'))
    expect([...linesOf(twice).keys()]).toEqual(['first', 'second'])
    expect(linesOf(twice).get('second')).toBe(linesOf(once).get('second'))
    expect(twice).toContain('| What first is | 1 of 1 | today |')
    expect(twice).toMatch(/^Above\n[\s\S]*Below\n$/)
  })

  it('holds a bar and a line break of a figure in one cell', () => {
    expect(lineOf(row('bars'), { figure: 'a | b\nc', when: 'today' })).toContain('| a \\| b c |')
  })

  it('needs a place', () => {
    expect(() => withTable('no marks', [], new Map())).toThrow('<!-- measured -->')
  })
})

describe('a figure', () => {
  it('is what stands in the lines that fit', () => {
    expect(lines(/\d+ of \d+/)('one\n 1 of 2 \n3 of 4 here')).toBe('1 of 2; 3 of 4')
    expect(() => lines(/\d/)('none')).toThrow('no line')
  })

  it('is what browser tests noted, however deep', () => {
    const note = { type: 'figure', description: '0 of 3 arrive' }
    const printed = { suites: [{ suites: [{ specs: [{ tests: [{ annotations: [note] }] }] }] }] }
    expect(figuresOf(`noise\n${JSON.stringify(printed)}`)).toBe('0 of 3 arrive')
    expect(() => figuresOf('{"suites":[]}')).toThrow('no test noted')
  })

  it('counts tests of both runners, and never none', () => {
    expect(testsOf('{"stats":{"expected":3,"unexpected":1,"flaky":1,"skipped":0}}')).toBe(
      '3 tests passed, 2 failed',
    )
    expect(testsOf('{"numPassedTests":4,"numFailedTests":0}')).toBe('4 tests passed, 0 failed')
    expect(() => testsOf('{"numPassedTests":0,"numFailedTests":0}')).toThrow('no test passed')
  })
})

describe('docs/proof.md', () => {
  it('has a row for each measurement, and no other', () => {
    expect([...linesOf(readFileSync('docs/proof.md', 'utf8')).keys()]).toEqual(rows.map(({ name }) => name))
  })

  it('is made by programs that are there', () => {
    const files = rows.flatMap(({ command }) =>
      command.filter((word) => /^(build|src|tests)\/.*\.(js|ts)$/.test(word)),
    )
    expect(files.length).toBeGreaterThan(5)
    for (const file of files) expect(existsSync(file), file).toBe(true)
  })
})
