import type { JobStart } from '../../../lib/work/job.ts'
import { workTimeoutMs } from '../../../lib/work/work-timeout.ts'
import { runInWorker } from '../../../platform/workers/worker-task.ts'
import {
  type Collection,
  type Imported,
  type ImportFailure,
  type LeftOut,
  largestImport,
} from '../core/saved/import-export.ts'
import workerUrl from './import.worker.ts?worker&url'

export type ReadFile = LeftOut & { readonly name: string; readonly collection: Collection }

export type FailedFile = {
  readonly name: string
  readonly why: ImportFailure | 'too-large' | 'timed-out' | 'unexpected'
}

/** Reads an untrusted file in a worker. */
export const startImport: JobStart<File, ReadFile, FailedFile, null> = (file, report) => {
  const { name } = file
  const fail = (why: FailedFile['why']) => report.failed({ name, why })
  if (file.size > largestImport) {
    fail('too-large')
    return () => {}
  }
  return runInWorker<Blob, Imported>(
    { url: workerUrl, request: file, timeoutMs: workTimeoutMs({ bytes: file.size }) },
    {
      onResponse(imported) {
        if (imported.ok) report.done({ ...imported, name })
        else fail(imported.why)
      },
      failed: (reason) => fail(reason === 'timed-out' ? reason : 'unexpected'),
    },
  )
}
