import { workTimeoutMs } from '../../../lib/work/work-timeout.ts'
import { startWorkerTask } from '../../../platform/workers/worker-task.ts'
import type { UnpackResponse } from '../worker/batch-messages.ts'
import workerUrl from './unpack.worker.ts?worker&url'

/**
 * The codes of a ZIP that this tool has made, unpacked in a sealed worker: ten thousand drawings take seconds.
 *
 * @throws Error when the worker fails
 */
export const unpackCodes = (zip: Uint8Array<ArrayBuffer>): Promise<readonly File[]> =>
  new Promise((resolve, reject) => {
    const files: File[] = []
    startWorkerTask<Uint8Array<ArrayBuffer>, UnpackResponse>(
      { url: workerUrl, request: zip, timeoutMs: workTimeoutMs({ bytes: zip.byteLength }) },
      {
        onResponse(response) {
          if (response.type === 'done') resolve(files)
          else files.push(...response.files)
          return response.type === 'done'
        },
        failed: (reason) => reject(new Error(`The codes cannot be unpacked: ${reason}`)),
      },
    )
  })
