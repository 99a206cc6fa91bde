import { Copy, FilePlus2 } from 'lucide'
import { useEffect, useMemo, useState, useSyncExternalStore } from 'react'
import { safeFileName } from '../../lib/file-names.ts'
import { download } from '../../platform/files/download.ts'
import { systemClock } from '../../platform/time/clock.ts'
import type { PageProps } from '../../registry/manifest.ts'
import { Alert } from '../../ui/alert/Alert.tsx'
import { useAnnounce } from '../../ui/announcer/announcer.tsx'
import { Button } from '../../ui/button/Button.tsx'
import { Icon } from '../../ui/icon/Icon.tsx'
import { useJob } from '../../ui/job/use-job.ts'
import { useUiText } from '../../ui/text/ui-text.tsx'
import { ToolPage } from '../../ui/tool-page/ToolPage.tsx'
import { readAmounts } from './core/amounts/amounts.ts'
import { withDecimalSeparator } from './core/amounts/decimal-separator.ts'
import { wrongDays } from './core/invoice/days.ts'
import { decimalSeparators } from './core/invoice/document-languages.ts'
import { emptyInvoice, fileNameOf, type Invoice, isBlank, newInvoice } from './core/invoice/invoice.ts'
import { duplicate } from './core/saved/saved.ts'
import { printedWords } from './core/words/words-of.ts'
import { eInvoiceState } from './document/e-invoice-state.ts'
import { Failure } from './document/Failure.tsx'
import { type InvoiceDocument, startGeneration } from './document/generation.ts'
import { SummaryPanel } from './document/SummaryPanel.tsx'
import { DraftVersions } from './draft/DraftVersions.tsx'
import { draft, useDraft } from './draft/draft.ts'
import { DetailsPanel } from './form/DetailsPanel.tsx'
import styles from './form/Form.module.css'
import { PartyPanel } from './form/PartyPanel.tsx'
import { TaxAndNotesPanel } from './form/TaxAndNotesPanel.tsx'
import { ItemsPanel } from './items/ItemsPanel.tsx'
import { useLogo } from './logo/logo.ts'
import type { Messages } from './messages.en.ts'
import { OptionsPanel } from './options/OptionsPanel.tsx'
import { PreviewPanel } from './preview/PreviewPanel.tsx'
import { createPreviewer } from './preview/previewer.ts'
import { SavedPanel } from './saved/SavedPanel.tsx'
import { type SavedEntry, saved, useEntries } from './saved/saved.ts'
import { UndoNote } from './saved/UndoNote.tsx'
import { useSame } from './use-same.ts'

const saveDocument = ({ pdf, fileName }: InvoiceDocument) => download(pdf, fileName)

export default function InvoiceGenerator({ t, language }: PageProps<Messages>) {
  const announce = useAnnounce()
  const ui = useUiText()
  const { value: storedDraft, other } = useDraft()
  const [fresh, setFresh] = useState(emptyInvoice)
  const [replaced, setReplaced] = useState<{ readonly before: Invoice; readonly after: Invoice }>()
  const [savedEntry, setSavedEntry] = useState<SavedEntry | 'both'>()
  const last = useEntries(saved.invoices)[0]?.value
  const [problemsShown, setProblemsShown] = useState(false)
  const [previewer] = useState(createPreviewer)
  const preview = useSyncExternalStore(previewer.subscribe, previewer.read, previewer.read)
  const decimalSeparator = decimalSeparators[language]
  const typed = storedDraft ?? fresh
  const invoice = useMemo(() => withDecimalSeparator(typed, decimalSeparator), [typed, decimalSeparator])
  const amounts = useMemo(() => readAmounts(invoice, decimalSeparator), [invoice, decimalSeparator])
  const logo = useLogo()
  const printLanguage = invoice.language || language
  const words = printedWords[printLanguage]
  const order = useMemo(
    () => ({ invoice, language: printLanguage, logo: logo.now }),
    [invoice, printLanguage, logo.now],
  )
  const problems = amounts.problems + wrongDays(invoice)
  const eInvoice = eInvoiceState(invoice, amounts, t, words)

  const [generation, job] = useJob(startGeneration, {
    onDone(document) {
      saveDocument(document)
      const entry = saved.saveInvoice(invoice)
      setSavedEntry(entry)
      const handed = t.saved(document.fileName, t.pages(document.pages))
      announce(entry.replaced > 0 ? `${handed} ${t.replacedSaved}` : handed)
    },
  })

  // The prerendered page knows no time: number and days come when the page lives.
  useEffect(() => setFresh(newInvoice(systemClock.now(), systemClock.today())), [])
  useEffect(() => previewer.close, [previewer])
  const blank = isBlank(invoice)
  useEffect(() => {
    if (!blank) previewer.show(order)
  }, [blank, previewer, order])

  const resetOutcome = () => {
    job.reset()
    setProblemsShown(false)
    setReplaced(undefined)
  }
  const edit = (next: Invoice) => {
    resetOutcome()
    draft.edit(next)
  }
  const change = (part: Partial<Invoice>) => edit({ ...invoice, ...part })
  const changeBy = useSame((changed: (now: Invoice) => Invoice) => edit(changed(invoice)))
  const generate = () => {
    if (problems > 0 || eInvoice.problems.length > 0) setProblemsShown(true)
    else job.run({ order, fileName: safeFileName(fileNameOf(invoice)) }, null)
  }
  const saveXml = () => {
    if (problems > 0 || eInvoice.problems.length > 0) {
      setProblemsShown(true)
      return
    }
    const fileName = safeFileName(fileNameOf(invoice, 'xml'))
    download(new Blob([eInvoice.xml()], { type: 'text/xml' }), fileName)
    announce(t.savedXml(fileName))
  }
  const replaceBy = (next: Invoice, said: string) => {
    edit(next)
    setReplaced({ before: invoice, after: next })
    announce(said)
  }
  const duplicateOf = (one: Invoice) => {
    const taken = saved.invoices.read().entries.map(({ value }) => value.invoiceNumber.trim())
    const next = duplicate(one, systemClock.today(), new Set([...taken, one.invoiceNumber.trim()]))
    replaceBy(next, t.duplicated(next.invoiceNumber))
  }
  const open = useSame((one: Invoice) => replaceBy(one, t.opened(one.invoiceNumber)))
  const duplicateSaved = useSame(duplicateOf)
  const startNew = () => {
    replaceBy(newInvoice(systemClock.now(), systemClock.today(), invoice), t.started)
  }

  return (
    <ToolPage
      title={t.title}
      intro={t.intro}
      input={
        <>
          {other ? (
            <DraftVersions
              t={t}
              mark={decimalSeparator}
              invoice={invoice}
              other={other.value}
              onSwap={() => {
                resetOutcome()
                draft.swap()
              }}
            />
          ) : null}
          <PartyPanel t={t} party="company" invoice={invoice} onChange={change} />
          <PartyPanel t={t} party="client" invoice={invoice} onChange={change} />
          <DetailsPanel t={t} language={language} invoice={invoice} onChange={change} />
          <ItemsPanel t={t} language={language} invoice={invoice} amounts={amounts} onChange={changeBy} />
          <TaxAndNotesPanel t={t} language={language} invoice={invoice} amounts={amounts} onChange={change} />
          <OptionsPanel
            t={t}
            language={language}
            invoice={invoice}
            amounts={amounts}
            onChange={change}
            logo={logo}
            eInvoice={eInvoice}
            onReplace={edit}
          />
          <SummaryPanel
            t={t}
            language={language}
            invoice={invoice}
            amounts={amounts}
            generation={generation}
            onGenerate={generate}
            onCancel={job.reset}
            onSave={saveDocument}
            onSaveXml={invoice.eInvoice ? saveXml : undefined}
          >
            {problemsShown && problems > 0 ? (
              <Alert title={t.problems(problems)}>
                <p>{t.problemsText}</p>
              </Alert>
            ) : null}
            {problemsShown && eInvoice.problems.length > 0 ? (
              <Alert title={t.eFailed}>
                <ul>
                  {eInvoice.problems.map((problem) => (
                    <li key={problem}>{problem}</li>
                  ))}
                </ul>
                <p>{t.eFailedHelp}</p>
              </Alert>
            ) : null}
            {generation.state === 'failed' ? (
              <Failure t={t} invoice={invoice} failure={generation.failure} />
            ) : null}
          </SummaryPanel>
          <div className={styles.new}>
            <Button onClick={startNew}>
              <Icon of={FilePlus2} size={18} />
              {t.newInvoice}
            </Button>
            <Button disabled={last === undefined} onClick={() => last && duplicateOf(last)}>
              <Icon of={Copy} size={18} />
              {t.duplicateLast}
            </Button>
            {/* Only as long as nothing has changed since, here or in another tab. */}
            {replaced && replaced.after === storedDraft ? (
              <Button variant="quiet" onClick={() => edit(replaced.before)}>
                {ui.undo}
              </Button>
            ) : null}
            <p className={styles.hint}>{t.newInvoiceHint}</p>
          </div>
          {savedEntry && (savedEntry === 'both' || savedEntry.replaced > 0) ? (
            <UndoNote
              text={savedEntry === 'both' ? t.bothSaved : t.replacedSaved}
              label={t.keepEarlier}
              onUndo={
                savedEntry === 'both'
                  ? undefined
                  : () => {
                      savedEntry.restore()
                      setSavedEntry('both')
                      announce(t.bothSaved)
                    }
              }
            />
          ) : null}
          <SavedPanel t={t} language={language} onOpen={open} onDuplicate={duplicateSaved} />
        </>
      }
      result={<PreviewPanel t={t} preview={preview} onTurn={previewer.turn} />}
    />
  )
}
