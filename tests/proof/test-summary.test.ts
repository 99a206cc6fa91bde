import { expect, it } from 'vitest'
import { summaryOf } from './test-summary.js'

const passed =
  '\n    12.3 s  passed  Types\n     1.0 s  passed  Unit tests\n\n20 passed, 0 failed, 0 not tried\n'
const failed =
  '\n    12.3 s  passed  Types\n     1.0 s  failed  Unit tests\n\n19 passed, 1 failed, 0 not tried\n'

it('has the numbers of passed steps and tests, and the command', () => {
  expect(summaryOf(passed, { all: 2, chosen: undefined })).toBe(
    'npm test: 2 of 2 steps run, 2 passed; tests: 20 passed, 0 failed, 0 not tried',
  )
  expect(summaryOf(passed, { all: 11, chosen: 'types,unit' })).toContain(
    'npm test -- --only types,unit: 2 of 11 steps run, 2 passed;',
  )
})

it('names the failed step', () => {
  expect(summaryOf(failed, { all: 11, chosen: undefined })).toContain(
    '2 of 11 steps run, 1 passed, not Unit tests; tests: 19 passed, 1 failed',
  )
})

it('throws without a summary', () => {
  const steps = { all: 11, chosen: undefined }
  expect(() => summaryOf('killed', steps)).toThrow('no result')
  expect(() => summaryOf('0 passed, 0 failed, 0 not tried', steps)).toThrow('no result')
})
