import type { ImportFault, ReadExport } from '../../../lib/stored-data/export-file.ts'
import type { StoreOwner } from '../../../lib/stored-data/owners.ts'
import type { JobStart } from '../../../lib/work/job.ts'
import { workTimeoutMs } from '../../../lib/work/work-timeout.ts'
import { runInWorker } from '../../../platform/workers/worker-task.ts'
import workerUrl from './read-export.worker.ts?worker&url'
import type { ReadRequest, ReadResponse } from './read-request.ts'

export type ReadFailure = {
  readonly file: string
  readonly fault: ImportFault | 'unreadable' | 'no-worker' | 'timed-out'
}
export type ReadExportFile = Extract<ReadExport, { kind: 'read' }> & { readonly file: string }

/** Reads an exported file in a sealed worker. Cancelling terminates the worker. */
export const readExportFile: JobStart<
  { readonly file: File; readonly owners: readonly StoreOwner[] },
  ReadExportFile,
  ReadFailure,
  null
> = ({ file, owners }, report) =>
  runInWorker<ReadRequest, ReadResponse>(
    { url: workerUrl, request: { file, owners }, timeoutMs: workTimeoutMs({ bytes: file.size }) },
    {
      onResponse(response) {
        if (response.kind === 'read') report.done({ ...response, file: file.name })
        else report.failed({ file: file.name, fault: response.fault })
      },
      failed: (reason) =>
        report.failed({ file: file.name, fault: reason === 'timed-out' ? reason : 'no-worker' }),
    },
  )
