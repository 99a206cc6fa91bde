import { useCallback, useState } from 'react'
import { safeFileName } from '../../../lib/files/file-names.ts'
import { download } from '../../../platform/files/download.ts'
import { useAnnounce } from '../../../ui/feedback/announcer/announcer.tsx'
import { useJob } from '../../../ui/job/use-job.ts'
import { fileNameOf, type Invoice } from '../core/invoice/invoice.ts'
import type { Order } from '../core/worker-messages.ts'
import type { Messages } from '../messages.en.ts'
import { type SavedEntry, saved } from '../saved/saved.ts'
import type { EInvoiceState } from './e-invoice-state.ts'
import { type Generation, type InvoiceDocument, startGeneration } from './generation.ts'

export const saveDocument = ({ pdf, fileName }: InvoiceDocument) => download(pdf, fileName)

type DocumentInput = {
  readonly t: Messages
  readonly invoice: Invoice
  readonly order: Order
  readonly eInvoice: EInvoiceState
  /** How many fields hold what cannot be printed. */
  readonly problems: number
}

export type InvoiceDocumentState = {
  readonly generation: Generation
  /** A document was asked for that cannot be made from what is typed. */
  readonly problemsShown: boolean
  /** What became of the list of saved invoices at the last document; `both` once the earlier one is back. */
  readonly savedEntry: SavedEntry | 'both' | undefined
  generate(): void
  saveXml(): void
  cancel(): void
  /** Forgets the document and the problems: they were those of another invoice. The same function at every render. */
  readonly reset: () => void
  /** Takes the invoice that the last one replaced back into the list. */
  restoreEarlier(): void
}

/** Makes the document and the e-invoice, downloads them, and puts the invoice among the saved ones. */
export function useInvoiceDocument(input: DocumentInput): InvoiceDocumentState {
  const { t, invoice, order, eInvoice, problems } = input
  const announce = useAnnounce()
  const [savedEntry, setSavedEntry] = useState<SavedEntry | 'both'>()
  const [problemsShown, setProblemsShown] = useState(false)
  const [generation, job] = useJob(startGeneration, {
    onDone(document) {
      saveDocument(document)
      const entry = saved.saveInvoice(invoice)
      setSavedEntry(entry)
      const handed = t.saved(document.fileName, t.pages(document.pages))
      announce(entry.replaced > 0 ? `${handed} ${t.replacedSaved}` : handed)
    },
  })
  const hasProblems = problems > 0 || eInvoice.problems.length > 0
  const reset = useCallback(() => {
    job.reset()
    setProblemsShown(false)
  }, [job])
  return {
    generation,
    problemsShown,
    savedEntry,
    generate() {
      if (hasProblems) setProblemsShown(true)
      else job.run({ order, fileName: safeFileName(fileNameOf(invoice)) }, null)
    },
    saveXml() {
      if (hasProblems) {
        setProblemsShown(true)
        return
      }
      const fileName = safeFileName(fileNameOf(invoice, 'xml'))
      download(new Blob([eInvoice.xml()], { type: 'text/xml' }), fileName)
      announce(t.savedXml(fileName))
    },
    cancel: job.reset,
    reset,
    restoreEarlier() {
      if (savedEntry === undefined || savedEntry === 'both') return
      savedEntry.restore()
      setSavedEntry('both')
      announce(t.bothSaved)
    },
  }
}
