import { describe, expect, it } from 'vitest'
import { cycles, newestNode, otherBrowser, waysOut, withoutTask } from './summaries.js'

describe('the summary of a figure', () => {
  it('has the numbers of attempts that arrived', () => {
    expect(
      waysOut([
        'a page: 0 of 41 ways arrive',
        'a page that is left: 1 of 11 ways arrive',
        'any worker: 11 ways in each of 16 workers, 0 arrivals',
        'no name: 0 of 2 ways are looked up',
      ]),
    ).toBe('0 of 41, 1 of 11 arrive; 0 arrivals from 16 workers; 0 of 2 looked up')
  })

  it('has the worst tool, and counts those with leaks', () => {
    const line = (clean: string, bytes: number) =>
      `${clean} a-tool: 200 cycles; programs keep 1.0 → 1.0 MB (${bytes} bytes a cycle; besides, compiled code 1)`
    expect(cycles([line('clean', -39), line('NOT CLEAN', 140), line('clean', 7)])).toBe(
      '2 of 3 tools clean; 200 cycles; at most 140 bytes a cycle kept',
    )
  })

  it('has the attempts that another browser does not block', () => {
    expect(
      otherBrowser([
        '24 of 24 pages come up',
        '11 of 11 tools do their main job',
        '21 of 21 attempts of the leak test are stopped',
        '4 of 52 ways out arrive: location; without the rules 47',
      ]),
    ).toBe('24 of 24 pages, 11 of 11 tools, 21 of 21 attempts stopped; 4 of 52 ways out arrive')
  })

  it('has the steps that were not run', () => {
    const started = [
      'Node.js 26.10.0, npm 11.19.1, fresh clone of 12345678',
      'npm start: home page served with 200',
    ]
    const tests =
      'npm test -- --only lint: 1 of 11 steps run, 1 passed; tests: 0 passed, 0 failed, 0 not tried'
    expect(newestNode([...started, tests])).toBe(
      'Node.js 26.10.0: home page served; 1 of 11 steps run, 1 passed',
    )
    // A site that did not start must not count as started.
    expect(() => newestNode([started[0] ?? '', tests])).toThrow('no figure')
  })

  it('omits the longest task', () => {
    expect(withoutTask(['50 pictures; 1.0 s; longest task of the page 17 ms of CPU'])).toBe(
      '50 pictures; 1.0 s',
    )
  })
})
