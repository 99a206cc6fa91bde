import type { JobStart, JobState } from '../../lib/job.ts'
import { createWorkerChannel } from '../../platform/workers.ts'
import { type PrintedInvoice, printedTexts } from './core/printed.ts'
import type { AnswerFromWorker, RequestToWorker } from './core/worker-messages.ts'
import { loadFonts } from './fonts.ts'
import workerUrl from './worker.ts?worker&url'

export type Answer = AnswerFromWorker<Blob>

export const openWorker = (answered: (answer: Answer) => void, failed: () => void) =>
  createWorkerChannel<RequestToWorker, Answer>({ url: workerUrl }, { answered, failed })

type Document = { readonly pdf: Blob; readonly pages: number; readonly fileName: string }

export type GenerationFailure =
  | { readonly kind: 'fonts' }
  | { readonly kind: 'unexpected' }
  | { readonly kind: 'missing'; readonly characters: readonly string[] }

export type Generation = JobState<Document, GenerationFailure, null>

type GenerationInput = { readonly printed: PrintedInvoice; readonly xml: string; readonly fileName: string }

/** Every document has a worker of its own: cancelling ends it, and its memory with it. */
export const startGeneration: JobStart<GenerationInput, Document, GenerationFailure, null> = (
  { printed, xml, fileName },
  report,
) => {
  const fail = () => report.failed({ kind: 'unexpected' })
  const worker = openWorker((answer) => {
    worker.terminate()
    if (answer.type === 'pdf' && answer.pdf.size > 0) report.done({ ...answer, fileName })
    else if (answer.type === 'missing') report.failed({ kind: 'missing', characters: answer.missing })
    else fail()
  }, fail)
  loadFonts(printedTexts(printed)).then(
    (fonts) => worker.send({ id: 0, want: 'pdf', printed, xml, fonts }),
    () => {
      worker.terminate()
      report.failed({ kind: 'fonts' })
    },
  )
  return worker.terminate
}
