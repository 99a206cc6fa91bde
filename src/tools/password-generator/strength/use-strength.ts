import { useEffect, useRef, useState } from 'react'
import { workTimeoutMs } from '../../../lib/work-timeout.ts'
import { systemClock } from '../../../platform/time/clock.ts'
import { createWorkerChannel, type WorkerChannel } from '../../../platform/workers/workers.ts'
import type { Question, Verdict } from '../core/judging.ts'
import workerUrl from './strength.worker.ts?worker&url'

/** Typing pauses for so long before it is judged, in milliseconds. */
const pause = 150

export type Judgement =
  | { readonly state: 'none' }
  | { readonly state: 'working' }
  | { readonly state: 'done'; readonly verdict: Verdict }
  | { readonly state: 'failed' }

/** Judges a typed password in a worker that is loaded with the first one and sees nothing but the newest. */
export function useStrength(password: string): Judgement {
  const [judgement, setJudgement] = useState<Judgement>({ state: 'none' })
  const channel = useRef<WorkerChannel<Question>>(undefined)
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
    return systemClock.after(pause, () => {
      channel.current ??= createWorkerChannel<Question, Verdict>(
        { url: workerUrl },
        {
          answered(verdict) {
            if (verdict.id !== newest.current) return
            channel.current?.settled()
            setJudgement({ state: 'done', verdict })
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
  return judgement
}
