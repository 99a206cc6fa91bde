import { describe, expect, test } from 'vitest'
import { createJob, type JobReporter } from './job.ts'

type Run = {
  readonly input: string
  readonly report: JobReporter<string, string, number>
  stopped: number
}

function setUp() {
  const runs: Run[] = []
  const released: string[] = []
  const job = createJob<string, string, string, number>(
    (input, report) => {
      const run = { input, report, stopped: 0 }
      runs.push(run)
      return () => {
        run.stopped += 1
      }
    },
    (result) => released.push(result),
  )
  const ends: unknown[] = []
  let changes = 0
  job.onEnd((end) => ends.push(end))
  job.subscribe(() => {
    changes += 1
  })
  const started = (index: number) => {
    const run = runs[index]
    if (!run) throw new Error(`Run ${index} has not started`)
    return run
  }
  return { job, runs, released, ends, started, changes: () => changes }
}

describe('a job', () => {
  test('is idle, works, shows progress and is done', () => {
    const { job, ends, started, changes } = setUp()
    expect(job.read()).toEqual({ state: 'idle' })
    job.run('a', 0)
    expect(job.read()).toEqual({ state: 'working', progress: 0 })
    started(0).report.progress(1)
    expect(job.read()).toEqual({ state: 'working', progress: 1 })
    started(0).report.done('A')
    expect(job.read()).toEqual({ state: 'done', result: 'A' })
    expect([changes(), ends]).toEqual([3, [{ state: 'done', result: 'A' }]])
  })

  test('fails with the error of the tool', () => {
    const { job, ends, started } = setUp()
    job.run('a', 0)
    started(0).report.failed('unreadable')
    expect(job.read()).toEqual({ state: 'failed', failure: 'unreadable' })
    expect(ends).toEqual([{ state: 'failed', failure: 'unreadable' }])
  })

  test('ends once: what is reported after the end is ignored, and a late result released', () => {
    const { job, ends, released, started } = setUp()
    job.run('a', 0)
    const { report } = started(0)
    report.done('A')
    report.progress(5)
    report.failed('late')
    report.done('again')
    expect(job.read()).toEqual({ state: 'done', result: 'A' })
    expect([ends.length, released]).toEqual([1, ['again']])
  })

  test('the latest run wins, whatever the earlier one reports, and the earlier one is stopped once', () => {
    const { job, ends, released, started } = setUp()
    job.run('a', 0)
    job.run('b', 0)
    expect([started(0).stopped, started(1).stopped]).toEqual([1, 0])
    started(0).report.progress(9)
    started(0).report.done('A')
    started(0).report.failed('late')
    expect(job.read()).toEqual({ state: 'working', progress: 0 })
    expect([ends, released]).toEqual([[], ['A']])
    started(1).report.done('B')
    expect([job.read(), started(0).stopped]).toEqual([{ state: 'done', result: 'B' }, 1])
  })

  test('stopping is not an end: no callback runs, and the state is idle', () => {
    const { job, ends, started, changes } = setUp()
    job.run('a', 0)
    job.reset()
    expect([job.read(), started(0).stopped, ends, changes()]).toEqual([{ state: 'idle' }, 1, [], 2])
    job.reset()
    expect([started(0).stopped, changes()]).toEqual([1, 2])
  })

  test('finished work is not stopped', () => {
    const { job, started } = setUp()
    job.run('a', 0)
    started(0).report.done('A')
    job.reset()
    job.run('b', 0)
    expect(started(0).stopped).toBe(0)
  })

  test('a result is released once it is no longer shown, and not before', () => {
    const { job, released, started } = setUp()
    job.run('a', 0)
    started(0).report.done('A')
    expect(released).toEqual([])
    job.run('b', 0)
    expect(released).toEqual(['A'])
    started(1).report.done('B')
    job.reset()
    expect(released).toEqual(['A', 'B'])
  })

  test('work may be done before it has returned how to stop it', () => {
    let stopped = 0
    const job = createJob<null, string, never, null>((_, report) => {
      report.done('at once')
      return () => {
        stopped += 1
      }
    })
    job.run(null, null)
    expect(job.read()).toEqual({ state: 'done', result: 'at once' })
    job.reset()
    expect(stopped).toBe(0)
  })

  test('the callback at the end sees the new state and may start the next run', () => {
    const { job, started, runs } = setUp()
    const seen: string[] = []
    const stopListening = job.onEnd((end) => {
      seen.push(`${end.state} ${job.read().state}`)
      if (runs.length < 2) job.run('next', 0)
    })
    job.run('a', 0)
    started(0).report.failed('why')
    expect([seen, job.read().state]).toEqual([['failed failed'], 'working'])
    stopListening()
    started(1).report.done('B')
    expect(seen).toHaveLength(1)
  })

  test('a removed listener is not called', () => {
    const { job, started } = setUp()
    let calls = 0
    const unsubscribe = job.subscribe(() => {
      calls += 1
    })
    job.run('a', 0)
    unsubscribe()
    started(0).report.done('A')
    expect(calls).toBe(1)
  })
})
