import type { JobStart, JobState } from '../../../lib/work/job.ts'
import { workTimeoutMs } from '../../../lib/work/work-timeout.ts'
import { readLock } from '../../../platform/page/offline-lock.ts'
import { createWorkerChannel } from '../../../platform/workers/workers.ts'
import type { Invoice } from '../core/invoice/invoice.ts'
import type {
  LoadedFonts,
  Order,
  WantedFonts,
  WorkerRequest,
  WorkerResponse,
} from '../core/worker-messages.ts'
import workerUrl from '../worker.ts?worker&url'

export type Response = WorkerResponse<Blob>

/** Needed only once there is something to lay out. */
const loadFontLoader = () => import('./fonts.ts')
export const loadFonts = async (wanted: WantedFonts): Promise<LoadedFonts> =>
  (await loadFontLoader()).loadFonts(wanted)

export const openWorker = (onResponse: (response: Response) => void, failed: () => void) => {
  // While the worker starts; if this fails, so does the loading of fonts.
  loadFontLoader().catch(() => {})
  return createWorkerChannel<WorkerRequest, Response>({ url: workerUrl }, { onResponse, failed })
}

export type InvoiceDocument = {
  readonly invoice: Invoice
  readonly pdf: Blob
  readonly pages: number
  readonly fileName: string
}

export type GenerationFailure =
  | { readonly kind: 'fonts' }
  | { readonly kind: 'unexpected' }
  | { readonly kind: 'missing'; readonly characters: readonly string[] }
  /** Characters whose fonts are not on the device; `locked`: because the offline lock is on. */
  | { readonly kind: 'away'; readonly characters: readonly string[]; readonly locked: boolean }

export type Generation = JobState<InvoiceDocument, GenerationFailure, null>

type GenerationInput = { readonly order: Order; readonly fileName: string }

/** Every document has its own worker: cancelling terminates it and frees its memory. */
export const startGeneration: JobStart<GenerationInput, InvoiceDocument, GenerationFailure, null> = (
  { order, fileName },
  report,
) => {
  const failed = (failure: GenerationFailure) => {
    worker.terminate()
    report.failed(failure)
  }
  const onResponse = (response: Response) => {
    if (response.type === 'fonts-wanted') {
      // From here on the wait is for the network.
      worker.settled()
      loadFonts(response).then(
        async (loaded) => {
          if (loaded.away.length === 0) worker.send({ type: 'fonts', ...loaded }, workTimeoutMs())
          else failed({ kind: 'away', characters: loaded.away, locked: (await readLock()) === true })
        },
        () => failed({ kind: 'fonts' }),
      )
    } else if (response.type === 'pdf' && response.pdf.size > 0) {
      worker.terminate()
      report.done({ ...response, fileName, invoice: order.invoice })
    } else if (response.type === 'missing') failed({ kind: 'missing', characters: response.missing })
    else failed({ kind: 'unexpected' })
  }
  const worker = openWorker(onResponse, () => report.failed({ kind: 'unexpected' }))
  worker.send({ type: 'document', order }, workTimeoutMs())
  return worker.terminate
}
