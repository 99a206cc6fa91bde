import type { JobStart } from '../../../lib/work/job.ts'
import { workTimeoutMs } from '../../../lib/work/work-timeout.ts'
import { runInWorker } from '../../../platform/workers/worker-task.ts'
import type { DecodedText, NoText, OpenResponse } from '../core/document/decode-text.ts'
import type { WorkerRequest } from '../core/worker-messages.ts'
import workerUrl from '../worker.ts?worker&url'

export type OpenedText = { readonly name: string; readonly decoded: DecodedText }

export type OpeningFailure = { readonly name: string; readonly why: NoText | 'timeout' | 'no-worker' }

/** Decodes a file in a separate sealed worker, which can be terminated without losing the counter's text. */
export const startOpening: JobStart<File, OpenedText, OpeningFailure, null> = (file, report) => {
  const { name } = file
  return runInWorker<WorkerRequest<File>, OpenResponse>(
    { url: workerUrl, request: { type: 'open', file }, timeoutMs: workTimeoutMs({ bytes: file.size }) },
    {
      onResponse(response) {
        if (response.ok) report.done({ name, decoded: response.decoded })
        else report.failed({ name, why: response.why })
      },
      failed: (reason) => report.failed({ name, why: reason === 'timed-out' ? 'timeout' : 'no-worker' }),
    },
  )
}
