import { useEffect, useRef, useState } from 'react'
import { workTimeoutMs } from '../../../lib/work-timeout.ts'
import { systemClock } from '../../../platform/time/clock.ts'
import { createWorkerChannel, type WorkerChannel } from '../../../platform/workers/workers.ts'
import type { EstimateRequest, StrengthEstimate } from '../core/strength-estimate.ts'
import workerUrl from './strength.worker.ts?worker&url'

/** Typing pauses for so long before it is judged, in milliseconds. */
const debounceMs = 150

export type StrengthState =
  | { readonly state: 'none' }
  | { readonly state: 'working' }
  | { readonly state: 'done'; readonly estimate: StrengthEstimate }
  | { readonly state: 'failed' }

/** Judges a typed password in a worker that is loaded with the first one and sees nothing but the newest. */
export function useStrength(password: string): StrengthState {
  const [strengthState, setJudgement] = useState<StrengthState>({ state: 'none' })
  const channel = useRef<WorkerChannel<EstimateRequest>>(undefined)
  const newest = useRef(0)

  useEffect(() => () => channel.current?.terminate(), [])
  useEffect(() => {
    newest.current += 1
    if (password === '') {
      setJudgement({ state: 'none' })
      return
    }
    const id = newest.current
    setJudgement((now) => (now.state === 'done' ? now : { state: 'working' }))
    return systemClock.after(debounceMs, () => {
      channel.current ??= createWorkerChannel<EstimateRequest, StrengthEstimate>(
        { url: workerUrl },
        {
          answered(verdict) {
            if (verdict.id !== newest.current) return
            channel.current?.settled()
            setJudgement({ state: 'done', estimate: verdict })
          },
          failed() {
            channel.current = undefined
            setJudgement({ state: 'failed' })
          },
        },
      )
      channel.current.send({ id, password }, workTimeoutMs())
    })
  }, [password])
  return strengthState
}
