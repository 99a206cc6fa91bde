import { useState } from 'react'
import { useJob } from '../../../ui/job/use-job.ts'
import type { RefusedRow } from '../core/history/csv.ts'
import type { DateOrder } from '../core/history/csv-date.ts'
import type { BmiEntry } from '../core/history/entry.ts'
import { type ImportPlan, planImport } from '../core/history/import-plan.ts'
import { type ImportFailure, type ImportRead, startImport } from './start-import.ts'
import { type ImportUndo, importResults, type StoredEntry, undoImport } from './stored.ts'

/** The content of a file, and the order in which its dates were read. */
type FileRead = {
  readonly name: string
  readonly entries: readonly BmiEntry[]
  readonly refused: readonly RefusedRow[]
  readonly order?: DateOrder
}

export type ImportStep =
  | { readonly state: 'idle' }
  | { readonly state: 'reading'; readonly name: string }
  | { readonly state: 'failed'; readonly failure: ImportFailure }
  /** Asks which number is the day. */
  | { readonly state: 'which-order'; readonly file: File; readonly example: string }
  /** Asks whether stored results may be dropped. */
  | { readonly state: 'which-go'; readonly read: FileRead; readonly plan: ImportPlan }
  | {
      readonly state: 'done'
      readonly read: FileRead
      readonly plan: ImportPlan
      /** `undefined` when nothing was added, or after undoing. */
      readonly undo: ImportUndo | undefined
    }

export type Import = {
  readonly step: ImportStep
  open(file: File): void
  choose(file: File, order: DateOrder): void
  /** Imports results although stored ones are dropped. */
  confirm(): void
  undo(): void
  /** Stops reading, or discards what was read. */
  close(): void
}

/** Imports a CSV file into the history, asking before anything is guessed or dropped. */
export function useImport(
  own: readonly StoredEntry[],
  onDone: (read: FileRead, plan: ImportPlan) => void,
): Import {
  const [name, setName] = useState('')
  const [step, setStep] = useState<ImportStep>({ state: 'idle' })

  const importPlanned = (read: FileRead, plan: ImportPlan) => {
    const undo = plan.added.length > 0 ? importResults(plan) : undefined
    setStep({ state: 'done', read, plan, undo })
    onDone(read, plan)
  }
  const decide = ({ file, read }: ImportRead) => {
    if (read.kind === 'which-order') {
      setStep({ state: 'which-order', file, example: read.example })
      return
    }
    const found = { ...read, name: file.name }
    const plan = planImport(
      own.map(({ value }) => value),
      read.entries,
    )
    if (plan.dropped.length > 0) setStep({ state: 'which-go', read: found, plan })
    else importPlanned(found, plan)
  }
  const [job, { run, reset }] = useJob(startImport, {
    onDone: decide,
    onFailed: (failure) => setStep({ state: 'failed', failure }),
  })

  const start = (file: File, order?: DateOrder) => {
    setName(file.name)
    setStep({ state: 'idle' })
    run({ file, ...(order ? { order } : {}) }, null)
  }
  return {
    step: job.state === 'working' ? { state: 'reading', name } : step,
    open: (file) => start(file),
    choose: start,
    confirm() {
      // The history may have changed since the question was asked.
      if (step.state !== 'which-go') return
      const { read } = step
      const plan = planImport(
        own.map(({ value }) => value),
        read.entries,
      )
      importPlanned(read, plan)
    },
    undo() {
      if (step.state !== 'done' || !step.undo) return
      undoImport(step.undo)
      setStep({ state: 'idle' })
    },
    close() {
      reset()
      setStep({ state: 'idle' })
    },
  }
}
