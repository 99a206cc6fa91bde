import type { JobStart } from '../../../lib/work/job.ts'
import { workTimeoutMs } from '../../../lib/work/work-timeout.ts'
import { runInWorker } from '../../../platform/workers/worker-task.ts'
import { batchLimits } from '../core/batch/batch.ts'
import type { CountQuestion, CountResponse, RowCount, RowsFailure } from '../worker/batch-messages.ts'
import workerUrl from './rows.worker.ts?worker&url'

/** Counts the rows of a source in a sealed worker. */
export const startCount: JobStart<CountQuestion, RowCount, RowsFailure, null> = (request, report) =>
  runInWorker<CountQuestion, CountResponse>(
    { url: workerUrl, request, timeoutMs: workTimeoutMs({ bytes: batchLimits.bytes }) },
    {
      onResponse(response) {
        if (response.ok) report.done(response)
        else report.failed(response.fault)
      },
      failed: (reason) => report.failed(reason === 'timed-out' ? 'timeout' : 'no-worker'),
    },
  )
