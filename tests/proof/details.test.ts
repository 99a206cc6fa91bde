import { describe, expect, it } from 'vitest'
import { detailsOf, readDetails } from './details.js'

const row = { name: 'first', what: 'What it is', about: 'More of it.', says: 'npm run first' }
const measured = { figures: ['0 of 3 arrive', '4; 5'], when: 'today, build 1', failed: false }

describe('the file of a row', () => {
  it('has one line per figure, and the notes below', () => {
    const notes = 'By hand.\n\n- A list\n- of it'
    const text = detailsOf(row, measured, notes)
    expect(text).toMatch(/^# What it is\n\nMore of it\.\n\nMeasured by `npm run first`; /)
    expect(text).toContain('\n- 0 of 3 arrive\n- 4; 5\n\ntoday, build 1\n')
    expect(readDetails(text)).toEqual({ ...measured, notes })
  })

  it('is parsed as it was written, also without notes or description, and with a failure', () => {
    const { about, ...short } = row
    expect(about).not.toBe('')
    const text = detailsOf(short, { ...measured, failed: true }, '')
    expect(text).toContain('\n**FAILED**\n')
    expect(readDetails(text)).toEqual({ ...measured, failed: true, notes: '' })
  })

  it('has a figure in one line', () => {
    const text = detailsOf(row, { ...measured, figures: ['one\n- two'] }, '')
    expect(readDetails(text).figures).toEqual(['one - two'])
  })

  it('throws without its markers', () => {
    expect(() => readDetails('# What it is\n')).toThrow('<!-- measured -->')
  })
})
