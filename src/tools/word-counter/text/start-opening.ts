import type { JobStart } from '../../../lib/work/job.ts'
import { workTimeoutMs } from '../../../lib/work/work-timeout.ts'
import { runInWorker } from '../../../platform/workers/worker-task.ts'
import type { AnswerToOpen, DecodedText, NoText } from '../core/document/decode-text.ts'
import type { RequestToWorker } from '../core/messages-to-worker.ts'
import workerUrl from '../worker.ts?worker&url'

export type OpenedText = { readonly name: string; readonly decoded: DecodedText }

export type OpeningFailure = { readonly name: string; readonly why: NoText | 'timeout' | 'no-worker' }

/** Decodes a file in a separate sealed worker, which can be terminated without losing the counter's text. */
export const startOpening: JobStart<File, OpenedText, OpeningFailure, null> = (file, report) => {
  const { name } = file
  return runInWorker<RequestToWorker<File>, AnswerToOpen>(
    { url: workerUrl, request: { type: 'open', file }, timeoutMs: workTimeoutMs({ bytes: file.size }) },
    {
      answered(answer) {
        if (answer.ok) report.done({ name, decoded: answer.decoded })
        else report.failed({ name, why: answer.why })
      },
      failed: (reason) => report.failed({ name, why: reason === 'timed-out' ? 'timeout' : 'no-worker' }),
    },
  )
}
