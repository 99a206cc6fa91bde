import type { AlarmRequest, AlarmResponse } from './core/messages-to-worker.ts'

declare const self: DedicatedWorkerGlobalScope

/**
 * A single timeout: browsers throttle chained timers of hidden pages to one per minute, but not the single
 * timeout of a worker.
 */
let timer: ReturnType<typeof setTimeout> | undefined

self.onmessage = ({ data: { deadline } }: MessageEvent<AlarmRequest>) => {
  clearTimeout(timer)
  if (deadline === null) return
  const response: AlarmResponse = { deadline }
  timer = setTimeout(() => self.postMessage(response), Math.max(0, deadline - Date.now()))
}
