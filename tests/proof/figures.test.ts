import { describe, expect, it } from 'vitest'
import { figuresOf, lines, testsOf } from './figures.js'

describe('a figure', () => {
  it('is the captured part of matching lines', () => {
    expect(lines(/\d+ of \d+/)('one\n 1 of 2 \n3 of 4 here')).toEqual(['1 of 2', '3 of 4'])
    expect(() => lines(/\d/)('none')).toThrow('no line')
  })

  it('is in the annotations of browser tests, at any depth', () => {
    const note = { type: 'figure', description: '0 of 3 arrive' }
    const printed = { suites: [{ suites: [{ specs: [{ tests: [{ annotations: [note] }] }] }] }] }
    expect(figuresOf(`noise\n${JSON.stringify(printed)}`)).toEqual(['0 of 3 arrive'])
    expect(() => figuresOf('{"suites":[]}')).toThrow('no test noted')
  })

  it('counts tests of both runners, and throws if there is none', () => {
    expect(testsOf('{"stats":{"expected":3,"unexpected":1,"flaky":1,"skipped":0}}')).toEqual([
      '3 tests passed, 2 failed',
    ])
    expect(testsOf('{"numPassedTests":4,"numFailedTests":0}')).toEqual(['4 tests passed, 0 failed'])
    expect(() => testsOf('{"numPassedTests":0,"numFailedTests":0}')).toThrow('no test passed')
  })
})
