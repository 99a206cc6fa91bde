import { describe, expect, it } from 'vitest'
import { whole } from './summaries.js'
import { lineOf, withTable } from './table.js'

const row = { name: 'first', what: 'What it is', says: 'npm run first', summary: whole }

describe('a line of the table', () => {
  it('has the subject, the summary, the date and the command, and a link to the file', () => {
    expect(lineOf(row, { figures: ['1 of 1', '2 of 2'], when: 'today, build 1' })).toBe(
      '| [What it is](proof/first.md) | 1 of 1; 2 of 2 | today, build 1 | `npm run proof -- first` |',
    )
  })

  it('says that a row was never measured', () => {
    expect(lineOf(row, undefined)).toContain('| not measured | never |')
  })

  it('says that a measurement failed, whatever it printed', () => {
    const measured = { figures: ['2 of 2'], when: 'today', failed: true }
    expect(lineOf(row, measured)).toContain('| **FAILED** | today |')
  })

  it('escapes bars and line breaks within a cell', () => {
    expect(lineOf(row, { figures: ['a | b\nc'], when: 'today' })).toContain('| a \\| b c |')
  })
})

describe('the table', () => {
  const empty = 'Above\n\n<!-- measured -->\n<!-- /measured -->\n\nBelow\n'

  it('is replaced between its markers, and nothing else is', () => {
    const once = withTable(empty, ['| one |'])
    expect(once).toMatch(
      /^Above\n\n<!-- measured -->\n\| what \|.*\n\| --- .*\n\| one \|\n<!-- \/measured -->\n\nBelow\n$/,
    )
    expect(withTable(once, ['| one |'])).toBe(once)
  })

  it('throws without markers', () => {
    expect(() => withTable('no marks', [])).toThrow('<!-- measured -->')
  })
})
