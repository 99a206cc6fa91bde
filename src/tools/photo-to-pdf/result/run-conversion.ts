import jpegliUrl from '../../../../vendor/jpegli/jpegli.wasm?url'
import type { JobReporter } from '../../../lib/work/job.ts'
import { workTimeoutMs } from '../../../lib/work/work-timeout.ts'
import { systemClock } from '../../../platform/time/clock.ts'
import { compileModule, supportsSimd } from '../../../platform/workers/web-assembly.ts'
import { createWorkerChannel, type WorkerFailure } from '../../../platform/workers/workers.ts'
import workerUrl from '../convert.worker.ts?worker&url'
import scansUrl from '../convert-scans.worker.ts?worker&url'
import type {
  Conversion,
  ConversionFailure,
  ConvertRequest,
  ConvertResponse,
  Progress,
} from '../core/worker-messages.ts'
import type { Scans } from '../scan/scans.ts'
import type { ConvertMessage } from '../worker/convert-message.ts'

export type ConversionInput = Omit<ConvertRequest<File>, 'type' | 'id' | 'corners'> & {
  /** Pixels of the largest photo, which determine the timeout. */
  readonly maxPixels: number
  /** What is known of the pages in the photos. */
  readonly pages: Scans['pages']
}

type Reporter = JobReporter<Conversion<Blob>, ConversionFailure, Progress>

/** The page renders progress at most this often. */
const progressEveryMs = 100

/** Every conversion has its own worker: cancelling, which it returns, terminates it and frees its memory. */
export function runConversion({ maxPixels, pages, ...input }: ConversionInput, report: Reporter): () => void {
  const { scan, maxKilobytes } = input.settings
  const corners = input.files.map((file) => pages.get(file)?.corners ?? null)
  const request = scan ? { ...input, corners } : input
  let next = 0
  let shownAt = Number.NEGATIVE_INFINITY
  const fail = () => report.failed({ kind: 'unexpected' })
  const workerFailed = ({ reason }: WorkerFailure) => {
    const name = request.files[next]?.name
    if (reason !== 'timed-out' || name === undefined) fail()
    else report.failed({ kind: 'photo', index: next, name, error: { kind: 'timed-out' } })
  }
  const onResponse = (response: ConvertResponse<Blob>) => {
    if (response.type === 'progress') {
      next = response.next ?? response.done
      const now = systemClock.now()
      if (now >= shownAt && now - shownAt < progressEveryMs && response.done < response.total) return
      shownAt = now
      report.progress(response)
      return
    }
    worker.terminate()
    if (response.type === 'failed') report.failed(response.failure)
    else if (response.pdf.size > 0) report.done(response)
    else fail()
  }
  const worker = createWorkerChannel<ConvertMessage, ConvertResponse<Blob>>(
    { url: scan ? scansUrl : workerUrl },
    { onResponse, failed: workerFailed },
  )
  const bytes = Math.max(...request.files.map((file) => file.size))
  const send = (jpegli: WebAssembly.Module | null) =>
    worker.send({ type: 'convert', id: 0, jpegli, ...request }, workTimeoutMs({ bytes, pixels: maxPixels }))
  let stopped = false
  const needsJpegli = scan ? scan === 'gray' : maxKilobytes !== undefined
  if (!needsJpegli || !supportsSimd()) send(null)
  else void compileModule(jpegliUrl).then((module) => stopped || send(module))
  return () => {
    stopped = true
    worker.terminate()
  }
}
