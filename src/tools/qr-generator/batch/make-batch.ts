import type { JobStart } from '../../../lib/work/job.ts'
import { workTimeoutMs } from '../../../lib/work/work-timeout.ts'
import { startWorkerTask } from '../../../platform/workers/worker-task.ts'
import { type BatchResponse, batchLimits } from '../core/batch/batch.ts'
import type { BatchRequest, RowsFailure } from '../worker/batch-messages.ts'
import workerUrl from './batch.worker.ts?worker&url'

export type BatchDone = Extract<BatchResponse, { type: 'done' }>
export type BatchCount = { readonly done: number; readonly total: number }

/** Generates all codes of a source in a sealed worker, which reports progress every twenty codes. */
export const startBatch: JobStart<BatchRequest, BatchDone, RowsFailure, BatchCount> = (request, report) =>
  startWorkerTask<BatchRequest, BatchResponse>(
    { url: workerUrl, request, timeoutMs: workTimeoutMs({ bytes: batchLimits.bytes }) },
    {
      onResponse(response) {
        if (response.type === 'progress') report.progress(response)
        else if (response.type === 'done') report.done(response)
        else report.failed(response.fault)
        return response.type !== 'progress'
      },
      failed: (reason) => report.failed(reason === 'timed-out' ? 'timeout' : 'no-worker'),
    },
  )
