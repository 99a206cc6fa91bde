import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { detailsOf, readDetails } from './details.js'
import { rows } from './rows.js'
import { lineOf, withTable } from './table.js'

const fileOf = (name: string) => `docs/proof/${name}.md`
/** A row that was never measured has no file. */
const measuredRows = rows.filter(({ name }) => existsSync(fileOf(name)))
const read = (name: string) => readFileSync(fileOf(name), 'utf8')
const linesOf = () =>
  rows.map((row) => lineOf(row, measuredRows.includes(row) ? readDetails(read(row.name)) : undefined))

describe('docs/proof.md', () => {
  it('has a file for each measured row, and no other', () => {
    expect(measuredRows.length).toBeGreaterThan(15)
    expect(readdirSync('docs/proof').sort()).toEqual(measuredRows.map(({ name }) => `${name}.md`).sort())
  })

  it('summarises these files', () => {
    const text = readFileSync('docs/proof.md', 'utf8')
    expect(withTable(text, linesOf())).toBe(text)
  })

  it.each(measuredRows)('has the file of $name as it would be written', (row) => {
    const text = read(row.name)
    const { notes, ...measured } = readDetails(text)
    expect(measured.figures).not.toEqual([])
    expect(detailsOf(row, measured, notes)).toBe(text)
  })

  it('has short lines', () => {
    for (const line of linesOf()) expect(line.length, line).toBeLessThan(230)
  })

  it('names existing programs', () => {
    const files = rows.flatMap(({ command }) =>
      command.filter((word) => /^(build|src|tests)\/.*\.(js|ts)$/.test(word)),
    )
    expect(files.length).toBeGreaterThan(5)
    for (const file of files) expect(existsSync(file), file).toBe(true)
  })
})
