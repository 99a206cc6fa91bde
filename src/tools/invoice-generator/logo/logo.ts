import { useMemo } from 'react'
import { nullable, object, pipe, regex } from 'valibot'
import { startWithImport } from '../../../features/picture-import/start-with-import.ts'
import type { WorkError } from '../../../lib/image/image-work.ts'
import { numberIn, textUpTo } from '../../../lib/stored-data/bounded-schema.ts'
import type { JobStart, JobState } from '../../../lib/work/job.ts'
import { workTimeoutMs } from '../../../lib/work/work-timeout.ts'
import { deviceStorage } from '../../../platform/storage/backends.ts'
import { firstVersion } from '../../../platform/storage/records/versions.ts'
import { createSettings } from '../../../platform/storage/settings/settings.ts'
import { runInWorker } from '../../../platform/workers/worker-task.ts'
import { useJob } from '../../../ui/job/use-job.ts'
import { useStore } from '../../../ui/use-store.ts'
import { type LogoResponse, largestLogoFile } from '../core/layout/logo.ts'
import type { Logo } from '../core/text/printed.ts'
import { stores } from '../stores.ts'
import workerUrl from './logo.worker.ts?worker&url'

export const stored = createSettings<Logo | null>(
  {
    store: stores.logo,
    versions: firstVersion(
      nullable(
        object({
          source: pipe(textUpTo(3_000_000), regex(/^data:image\/(?:png|jpeg);base64,[A-Za-z0-9+/]+=*$/)),
          width: numberIn(1, 10_000),
          height: numberIn(1, 10_000),
        }),
      ),
    ),
    initial: null,
  },
  deviceStorage,
)

export type LogoFailure = {
  readonly name: string
  readonly error: WorkError | 'too-many-bytes'
}

const startReading: JobStart<{ readonly file: File }, Logo, LogoFailure, null> = ({ file }, report) => {
  const fail = (error: LogoFailure['error']) => report.failed({ name: file.name, error })
  if (file.size > largestLogoFile) {
    fail('too-many-bytes')
    return () => {}
  }
  return runInWorker<Blob, LogoResponse>(
    { url: workerUrl, request: file, timeoutMs: workTimeoutMs({ bytes: file.size }) },
    {
      onResponse(response) {
        if (response.type === 'logo') report.done(response.logo)
        else fail(response.error)
      },
      failed: (reason) => fail({ kind: reason === 'timed-out' ? reason : 'unexpected' }),
    },
  )
}

const startLogo = startWithImport(
  startReading,
  ({ error }) => (error === 'too-many-bytes' ? null : error),
  (error, { file }) => ({ name: file.name, error }),
)

export type LogoChoice = {
  readonly now: Logo | null
  readonly reading: JobState<Logo, LogoFailure, null>
  readonly pick: (file: File) => void
  /** Cancels reading; the current logo stays. */
  readonly cancel: () => void
  readonly remove: () => void
  /** Puts an earlier one in its place; null for none. */
  readonly restore: (before: Logo | null) => void
}

/** The logo stored on the device, the same for every invoice. The same object until it, or its reading, changes. */
export function useLogo(): LogoChoice {
  const now = useStore(stored)
  const [reading, job] = useJob(startLogo, { onDone: (logo) => stored.write(logo) })
  return useMemo(
    () => ({
      now,
      reading,
      pick: (file) => job.run({ file }, null),
      cancel: job.reset,
      remove: () => {
        job.reset()
        stored.reset()
      },
      restore: (before) => {
        job.reset()
        stored.write(before)
      },
    }),
    [now, reading, job],
  )
}
