import type { JobStart } from '../../../lib/work/job.ts'
import { workTimeoutMs } from '../../../lib/work/work-timeout.ts'
import { systemClock } from '../../../platform/time/clock.ts'
import { runInWorker } from '../../../platform/workers/worker-task.ts'
import type { TextFileFailure } from '../../../ui/files/text-file/messages.en.ts'
import { type CsvResult, importLimits } from '../core/history/csv.ts'
import type { DateOrder } from '../core/history/csv-date.ts'
import type { ImportRequest, ImportResponse } from '../worker/import-messages.ts'
import workerUrl from './import.worker.ts?worker&url'

export type ChosenFile = {
  readonly file: File
  /** The order of day and month, once the visitor has chosen it. */
  readonly order?: DateOrder
}

export type ImportRead = {
  readonly file: File
  readonly read: Extract<CsvResult, { kind: 'read' | 'which-order' }>
}

export type ImportFailure = {
  readonly name: string
  readonly why: TextFileFailure | 'no-table' | 'too-many-rows'
}

/** Reads a CSV file in a sealed worker. */
export const startImport: JobStart<ChosenFile, ImportRead, ImportFailure, null> = (chosen, report) => {
  const { file } = chosen
  const fail = (why: ImportFailure['why']) => report.failed({ name: file.name, why })
  return runInWorker<ImportRequest, ImportResponse>(
    {
      url: workerUrl,
      request: { ...chosen, now: systemClock.now() },
      timeoutMs: workTimeoutMs({ bytes: importLimits.bytes }),
    },
    {
      onResponse(response) {
        if (response.kind === 'read' || response.kind === 'which-order') report.done({ file, read: response })
        else fail(response.kind === 'no-text' ? response.fault : response.kind)
      },
      failed: (reason) => fail(reason === 'timed-out' ? 'timeout' : 'no-worker'),
    },
  )
}
