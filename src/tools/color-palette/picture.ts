import type { JobStart } from '../../lib/job.ts'
import { createWorkerChannel } from '../../platform/workers.ts'
import type { Hex } from './core/hex.ts'
import workerUrl from './worker.ts?worker&url'

/** Takes the main colours of a picture, in a worker of its own; `failed` when there are none to take. */
export const startPicture: JobStart<File, readonly Hex[], 'failed', null> = (file, report) => {
  const worker = createWorkerChannel<File, readonly Hex[]>(
    { url: workerUrl },
    {
      answered(hexes) {
        worker.terminate()
        if (hexes.length > 0) report.done(hexes)
        else report.failed('failed')
      },
      failed: () => report.failed('failed'),
    },
  )
  worker.send(file)
  return worker.terminate
}
