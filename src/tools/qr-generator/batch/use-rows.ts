import { useEffect, useState } from 'react'
import { systemClock } from '../../../platform/time/clock.ts'
import { useJob } from '../../../ui/job/use-job.ts'
import type { RowKind } from '../core/batch/batch.ts'
import type { BatchSource, RowsFailure } from '../worker/batch-messages.ts'
import { startCount } from './count-rows.ts'

/** Delay between typing and counting rows, in milliseconds. */
const debounceMs = 150

export type RefusedRows = {
  /** Name of the file; `undefined` for typed lines. */
  readonly name: string | undefined
  readonly why: RowsFailure
}

export type Rows = {
  /** Value of the field for lines. A long file is not put into it. */
  readonly typed: string
  readonly file: File | undefined
  readonly kind: RowKind
  readonly source: BatchSource
  /** 0 until the first count; during a recount, the previous count. */
  readonly count: number
  /** A file is being read. */
  readonly opening: boolean
  readonly refused: RefusedRows | undefined
  type(text: string): void
  open(file: File): void
  /** Removes the file, also while it is being read. */
  close(): void
  choose(kind: RowKind): void
}

/** The lines of a batch and their number of rows, counted in a sealed worker. */
export function useRows(): Rows {
  const [typed, setTyped] = useState('')
  const [file, setFile] = useState<File>()
  const [kind, setKind] = useState<RowKind>('content')
  const [refusedFile, setRefusedFile] = useState<RefusedRows>()
  const [lastCount, setLastCount] = useState(0)
  const [job, { run, reset }] = useJob(startCount, {
    onDone({ count, text }) {
      setLastCount(count)
      if (!file || text === undefined) return
      setTyped(text)
      setFile(undefined)
    },
    onFailed(why) {
      setLastCount(0)
      if (!file) return
      setRefusedFile({ name: file.name, why })
      setFile(undefined)
    },
  })
  const source = file ?? typed

  useEffect(() => {
    if (source === '') {
      reset()
      return
    }
    return systemClock.after(typeof source === 'string' ? debounceMs : 0, () => run({ source, kind }, null))
  }, [source, kind, run, reset])

  const failed = job.state === 'failed' && !file && typed !== ''
  return {
    typed,
    file,
    kind,
    source,
    count: job.state === 'done' ? job.result.count : lastCount,
    opening: file !== undefined && job.state !== 'done',
    refused: refusedFile ?? (failed ? { name: undefined, why: job.failure } : undefined),
    type(text) {
      setRefusedFile(undefined)
      setTyped(text)
      if (text === '') setLastCount(0)
    },
    open(opened) {
      setRefusedFile(undefined)
      reset()
      setLastCount(0)
      setFile(opened)
      setKind('name-content')
    },
    close() {
      reset()
      setLastCount(0)
      setFile(undefined)
    },
    choose: setKind,
  }
}
