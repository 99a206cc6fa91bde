import {
  createWorkerChannel,
  type StartWorker,
  type WorkerChannel,
} from '../../../../platform/workers/workers.ts'
import type { AlarmRequest, AlarmResponse } from '../../core/messages-to-worker.ts'
import workerUrl from '../../worker.ts?worker&url'
import type { Alarm } from '../control.ts'

/** An alarm in a worker. Without workers it never rings and only the page's own timer ends the session. */
export function openAlarm(ring: () => void, start?: StartWorker): Alarm {
  let channel: WorkerChannel<AlarmRequest> | undefined = createWorkerChannel<AlarmRequest, AlarmResponse>(
    { url: workerUrl, ...(start ? { start } : {}) },
    {
      onResponse: ring,
      failed() {
        channel = undefined
      },
    },
  )
  return { set: (deadline) => channel?.send({ deadline }, null) }
}
