import type { JobStart } from '../../../lib/work/job.ts'
import { workTimeoutMs } from '../../../lib/work/work-timeout.ts'
import { startWorkerTask } from '../../../platform/workers/worker-task.ts'
import { type BatchAnswer, batchLimits } from '../core/batch/batch.ts'
import type { BatchRequest, RowsFailure } from '../worker/batch-messages.ts'
import workerUrl from './batch.worker.ts?worker&url'

export type BatchDone = Extract<BatchAnswer, { type: 'done' }>
export type BatchCount = { readonly done: number; readonly total: number }

/** Generates all codes of a source in a sealed worker, which reports progress every twenty codes. */
export const startBatch: JobStart<BatchRequest, BatchDone, RowsFailure, BatchCount> = (request, report) =>
  startWorkerTask<BatchRequest, BatchAnswer>(
    { url: workerUrl, request, timeoutMs: workTimeoutMs({ bytes: batchLimits.bytes }) },
    {
      answered(answer) {
        if (answer.type === 'progress') report.progress(answer)
        else if (answer.type === 'done') report.done(answer)
        else report.failed(answer.fault)
        return answer.type !== 'progress'
      },
      failed: (reason) => report.failed(reason === 'timed-out' ? 'timeout' : 'no-worker'),
    },
  )
