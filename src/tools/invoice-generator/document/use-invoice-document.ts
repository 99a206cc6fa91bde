import { useCallback, useState } from 'react'
import { safeFileName } from '../../../lib/files/file-names.ts'
import { download } from '../../../platform/files/download.ts'
import { useAnnounce } from '../../../ui/feedback/announcer/announcer.tsx'
import { useJob } from '../../../ui/job/use-job.ts'
import { fileNameOf } from '../core/invoice/invoice.ts'
import type { Messages } from '../messages.en.ts'
import { type SavedEntry, saved } from '../saved/saved.ts'
import { type Generation, type InvoiceDocument, startGeneration } from './generation.ts'
import type { DocumentSource } from './use-document-source.ts'

export const saveDocument = ({ pdf, fileName }: InvoiceDocument) => download(pdf, fileName)

type DocumentInput = {
  readonly t: Messages
  /** Returns that of the present invoice, which the page may not show yet. */
  readonly present: () => DocumentSource
  /** Called when the document begins to be made. */
  readonly onStarted: () => void
  /** Called with what has to be corrected before there can be a document. */
  readonly onRefused: () => void
}

export type InvoiceDocumentState = {
  readonly generation: Generation
  /** A document was requested that the draft does not allow. */
  readonly problemsShown: boolean
  /** How the last document changed the saved invoices; `both` after the earlier one was restored. */
  readonly savedEntry: SavedEntry | 'both' | undefined
  generate(): void
  saveXml(): void
  cancel(): void
  /** Discards the document and problems of another invoice. The same function at every render. */
  readonly reset: () => void
  /** Restores the invoice that the last one replaced. */
  restoreEarlier(): void
}

const hasProblems = ({ problems, eInvoice }: DocumentSource) => problems > 0 || eInvoice.problems.length > 0

/** Creates the document and the e-invoice, downloads them, and saves the invoice. */
export function useInvoiceDocument(input: DocumentInput): InvoiceDocumentState {
  const { t, present } = input
  const announce = useAnnounce()
  const [savedEntry, setSavedEntry] = useState<SavedEntry | 'both'>()
  const [problemsShown, setProblemsShown] = useState(false)
  const [generation, job] = useJob(startGeneration, {
    onDone(document) {
      saveDocument(document)
      const entry = saved.saveInvoice(document.invoice)
      setSavedEntry(entry)
      const message = t.saved(document.fileName, t.pages(document.pages))
      announce(entry.replaced > 0 ? `${message} ${t.replacedSaved}` : message)
    },
  })
  const reset = useCallback(() => {
    job.reset()
    setProblemsShown(false)
  }, [job])
  const refuse = () => {
    setProblemsShown(true)
    input.onRefused()
  }
  return {
    generation,
    problemsShown,
    savedEntry,
    generate() {
      const now = present()
      if (hasProblems(now)) {
        refuse()
        return
      }
      input.onStarted()
      job.run({ order: now.order, fileName: safeFileName(fileNameOf(now.invoice)) }, null)
    },
    saveXml() {
      const now = present()
      if (hasProblems(now)) {
        refuse()
        return
      }
      const fileName = safeFileName(fileNameOf(now.invoice, 'xml'))
      download(new Blob([now.eInvoice.xml()], { type: 'text/xml' }), fileName)
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
