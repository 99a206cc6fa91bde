import { useMemo, useState } from 'react'
import { startWithImport } from '../../../features/picture-import/start-with-import.ts'
import type { WorkError } from '../../../lib/image/image-work.ts'
import type { JobStart } from '../../../lib/work/job.ts'
import { workTimeoutMs } from '../../../lib/work/work-timeout.ts'
import { runInWorker } from '../../../platform/workers/worker-task.ts'
import { useJob } from '../../../ui/job/use-job.ts'
import { defaultLogoPercent, type LogoResponse, type PlacedLogo } from '../core/drawing/logo.ts'
import type { Picture } from '../core/drawing/pixels.ts'
import workerUrl from './logo.worker.ts?worker&url'

type Opened = { readonly file: File; readonly picture: Picture }

type LogoOrder = { readonly file: File }

const startReading: JobStart<LogoOrder, Opened, WorkError, null> = ({ file }, report) =>
  runInWorker<File, LogoResponse>(
    { url: workerUrl, request: file, timeoutMs: workTimeoutMs({ bytes: file.size }) },
    {
      onResponse(response) {
        if (response.ok) report.done({ file, picture: response.picture })
        else report.failed(response.error)
      },
      failed: (reason) => report.failed({ kind: reason === 'timed-out' ? reason : 'unexpected' }),
    },
  )

/** Decodes a picked picture in a worker. */
const startLogo = startWithImport(
  startReading,
  (error) => error,
  (error) => error,
)

export type LogoChoice = {
  readonly opening: boolean
  /** Why the picked file could not be opened. */
  readonly error: WorkError | undefined
  readonly name: string | undefined
  /** The decoded picture, to be put back later. */
  readonly opened: Opened | undefined
  readonly placed: PlacedLogo | undefined
  /** In percent of the code's width. */
  readonly percent: number
  take(file: File): void
  /** Shows an earlier one, or none. */
  restore(earlier: Opened | undefined): void
  remove(): void
  /** Dismisses the error, or cancels opening. */
  dismiss(): void
  resize(percent: number): void
}

/** The logo over the code. It is not stored beyond the work of the tab. The same object until it, or its opening, changes. */
export function useLogo(): LogoChoice {
  const [percent, setPercent] = useState<number>(defaultLogoPercent)
  /** The current logo stays when another file cannot be opened. */
  const [opened, setOpened] = useState<Opened>()
  const [job, { run, reset }] = useJob(startLogo, { onDone: setOpened })
  const placed = useMemo(() => opened && { picture: opened.picture, percent }, [opened, percent])
  return useMemo(() => {
    const restore = (earlier: Opened | undefined) => {
      reset()
      setOpened(earlier)
    }
    return {
      opening: job.state === 'working',
      error: job.state === 'failed' ? job.failure : undefined,
      name: opened?.file.name,
      opened,
      placed,
      percent,
      take: (file) => run({ file }, null),
      restore,
      remove: () => restore(undefined),
      dismiss: reset,
      resize: setPercent,
    }
  }, [job, run, reset, opened, placed, percent])
}
