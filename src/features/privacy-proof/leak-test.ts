import type { LeakOutcome } from '../../lib/leak-outcome.ts'
import type { JobStart } from '../../lib/work/job.ts'
import { workTimeoutMs } from '../../lib/work/work-timeout.ts'
import { type PageChannel, pageChannelNames } from '../../platform/leak-test/page-channels.ts'
import { tryChannel } from '../../platform/leak-test/try-channel.ts'
import { createWorkerChannel } from '../../platform/workers/workers.ts'
import workerUrl from './leak.worker.ts?worker&url'
import { type WorkerChannel, type WorkerFinding, workerChannelNames } from './worker-channels.ts'

export type LeakFinding =
  | { readonly from: 'page'; readonly channel: PageChannel; readonly outcome: LeakOutcome }
  | { readonly from: 'worker'; readonly channel: WorkerChannel; readonly outcome: LeakOutcome }

export const attemptCount = pageChannelNames.length + workerChannelNames.length

/** Tries every channel of the page, then those of a worker, and reports each finding as progress. */
export const leakTest: JobStart<null, readonly LeakFinding[], 'no-worker', readonly LeakFinding[]> = (
  _,
  report,
) => {
  let findings: readonly LeakFinding[] = []
  let stopped = false
  const add = (finding: LeakFinding) => {
    findings = [...findings, finding]
    report.progress(findings)
  }
  const channel = createWorkerChannel<'start', WorkerFinding | 'done'>(
    { url: workerUrl },
    {
      onResponse(response) {
        if (response !== 'done') {
          add({ from: 'worker', ...response })
          return
        }
        channel.terminate()
        report.done(findings)
      },
      failed: () => report.failed('no-worker'),
    },
  )
  const run = async () => {
    for (const name of pageChannelNames) {
      if (stopped) return
      add({ from: 'page', channel: name, outcome: await tryChannel(name) })
    }
    if (!stopped) channel.send('start', workTimeoutMs())
  }
  void run()
  return () => {
    stopped = true
    channel.terminate()
  }
}
