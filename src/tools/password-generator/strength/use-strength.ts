import { useEffect, useState } from 'react'
import { workTimeoutMs } from '../../../lib/work/work-timeout.ts'
import { systemClock } from '../../../platform/time/clock.ts'
import { createWorkerClient } from '../../../platform/workers/worker-client.ts'
import type { EstimateRequest, StrengthEstimate } from '../core/estimate/strength-request.ts'
import workerUrl from './strength.worker.ts?worker&url'

/** Typing must pause for this long before the strength is estimated. */
const debounceMs = 150

export type StrengthState =
  | { readonly state: 'none' }
  | { readonly state: 'working' }
  | { readonly state: 'done'; readonly estimate: StrengthEstimate }
  | { readonly state: 'failed' }

/** Estimates a typed password in a worker, which is loaded on first input. Outdated estimates are discarded. */
export function useStrength(password: string): StrengthState {
  const [strengthState, setStrengthState] = useState<StrengthState>({ state: 'none' })
  const [client] = useState(() => createWorkerClient<EstimateRequest, StrengthEstimate>({ url: workerUrl }))

  useEffect(() => client.close, [client])
  useEffect(() => {
    if (password === '') {
      setStrengthState({ state: 'none' })
      return
    }
    setStrengthState((current) => (current.state === 'done' ? current : { state: 'working' }))
    let isLatest = true
    const cancel = systemClock.after(debounceMs, async () => {
      const result = await client.request({ password }, workTimeoutMs())
      if (!isLatest) return
      setStrengthState(result.ok ? { state: 'done', estimate: result.response } : { state: 'failed' })
    })
    return () => {
      isLatest = false
      cancel()
    }
  }, [client, password])
  return strengthState
}
