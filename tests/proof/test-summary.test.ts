import { expect, it } from 'vitest'
import { summaryOf } from './test-summary.js'

const passed =
  '\n    12.3 s  passed  Types\n     1.0 s  passed  Unit tests\n\n20 passed, 0 failed, 0 not tried\n'
const failed =
  '\n    12.3 s  passed  Types\n     1.0 s  failed  Unit tests\n\n19 passed, 1 failed, 0 not tried\n'

it('says how many steps and tests passed, and of which command', () => {
  expect(summaryOf(passed, undefined)).toBe('npm test: 2 of 2 steps passed; 20 passed, 0 failed, 0 not tried')
  expect(summaryOf(passed, 'types,unit')).toContain('npm test -- --only types,unit: 2 of 2')
})

it('names the step that failed', () => {
  expect(summaryOf(failed, undefined)).toContain('1 of 2 steps passed, not Unit tests; 19 passed, 1 failed')
})

it('takes no silence for a pass', () => {
  expect(() => summaryOf('killed', undefined)).toThrow('no result')
  expect(() => summaryOf('0 passed, 0 failed, 0 not tried', undefined)).toThrow('no result')
})
