import { Copy, FilePlus2 } from 'lucide'
import { useCallback, useEffect, useMemo, useState } from 'react'
import { systemClock } from '../../platform/time/clock.ts'
import type { PageProps } from '../../registry/manifest.ts'
import { Button } from '../../ui/button/Button.tsx'
import { Alert } from '../../ui/feedback/alert/Alert.tsx'
import { useAnnounce } from '../../ui/feedback/announcer/announcer.tsx'
import { useIncoming } from '../../ui/files/incoming/use-incoming.ts'
import { Icon } from '../../ui/icon/Icon.tsx'
import { ToolPage } from '../../ui/layout/tool-page/ToolPage.tsx'
import { useUiText } from '../../ui/text/ui-text.tsx'
import { useStore } from '../../ui/use-store.ts'
import { readAmounts } from './core/amounts/amounts.ts'
import { wrongDays } from './core/invoice/days.ts'
import { decimalSeparators } from './core/invoice/document-languages.ts'
import { type Invoice, isBlank, newInvoice } from './core/invoice/invoice.ts'
import { duplicate } from './core/saved/saved.ts'
import { printedWords } from './core/words/words-of.ts'
import { eInvoiceState } from './document/e-invoice-state.ts'
import { Failure } from './document/Failure.tsx'
import { GenerateBar } from './document/GenerateBar.tsx'
import { SummaryPanel } from './document/SummaryPanel.tsx'
import { saveDocument, useInvoiceDocument } from './document/use-invoice-document.ts'
import { DraftVersions } from './draft/DraftVersions.tsx'
import { draft } from './draft/draft.ts'
import { useInvoiceDraft } from './draft/use-invoice-draft.ts'
import { DetailsPanel } from './form/DetailsPanel.tsx'
import styles from './form/Form.module.css'
import { PartyPanel } from './form/PartyPanel.tsx'
import { TaxAndNotesPanel } from './form/TaxAndNotesPanel.tsx'
import { withAmount } from './home/with-amount.ts'
import { ItemsPanel } from './items/ItemsPanel.tsx'
import { useLogo } from './logo/logo.ts'
import type { Messages } from './messages.en.ts'
import { OptionsPanel } from './options/OptionsPanel.tsx'
import { PreviewPanel } from './preview/PreviewPanel.tsx'
import { createPreviewer } from './preview/previewer.ts'
import { SavedPanel } from './saved/SavedPanel.tsx'
import { saved, useEntries } from './saved/saved.ts'
import { UndoNote } from './saved/UndoNote.tsx'
import { TextsProvider } from './texts.ts'

export default function InvoiceGenerator({ t, language }: PageProps<Messages>) {
  const announce = useAnnounce()
  const ui = useUiText()
  const separator = decimalSeparators[language]
  const { invoice, stored, other, current } = useInvoiceDraft(separator)
  const amounts = useMemo(() => readAmounts(invoice, separator), [invoice, separator])
  const problems = amounts.problems + wrongDays(invoice)
  const logo = useLogo()
  const printLanguage = invoice.language || language
  const order = useMemo(
    () => ({ invoice, language: printLanguage, logo: logo.now }),
    [invoice, printLanguage, logo.now],
  )
  const eInvoice = eInvoiceState(invoice, amounts, t, printedWords[printLanguage])
  const invoiceDocument = useInvoiceDocument({ t, invoice, order, eInvoice, problems })
  const { generation, problemsShown, savedEntry, reset } = invoiceDocument
  const last = useEntries(saved.invoices)[0]?.value
  const [replaced, setReplaced] = useState<{ readonly before: Invoice; readonly after: Invoice }>()
  const [previewer] = useState(createPreviewer)
  const preview = useStore(previewer)

  useEffect(() => previewer.close, [previewer])
  const blank = isBlank(invoice)
  useEffect(() => {
    if (!blank) previewer.show(order)
  }, [blank, previewer, order])

  // Stable identities, so that the lists do not render at every keystroke.
  const edit = useCallback(
    (next: Invoice) => {
      reset()
      setReplaced(undefined)
      draft.edit(next)
    },
    [reset],
  )
  const changeBy = useCallback(
    (change: (now: Invoice) => Invoice) => edit(change(current())),
    [edit, current],
  )
  const replaceBy = useCallback(
    (next: Invoice, said: string) => {
      const before = current()
      edit(next)
      setReplaced({ before, after: next })
      announce(said)
    },
    [edit, current, announce],
  )
  useIncoming('invoice-generator', {
    onText(text) {
      const next = newInvoice(systemClock.now(), systemClock.today(), current())
      const withPrice = withAmount(next, text, separator)
      if (withPrice) replaceBy(withPrice, t.started)
    },
  })
  const open = useCallback((one: Invoice) => replaceBy(one, t.opened(one.invoiceNumber)), [replaceBy, t])
  const duplicateOf = useCallback(
    (one: Invoice) => {
      const taken = saved.invoices.read().entries.map(({ value }) => value.invoiceNumber.trim())
      const next = duplicate(one, systemClock.today(), new Set([...taken, one.invoiceNumber.trim()]))
      replaceBy(next, t.duplicated(next.invoiceNumber))
    },
    [replaceBy, t],
  )
  const change = (part: Partial<Invoice>) => edit({ ...invoice, ...part })
  const startNew = () => {
    replaceBy(newInvoice(systemClock.now(), systemClock.today(), invoice), t.started)
  }

  return (
    <TextsProvider t={t} language={language}>
      <ToolPage
        title={t.title}
        intro={t.intro}
        first="settings"
        settings={
          <>
            {other ? (
              <DraftVersions
                mark={separator}
                invoice={invoice}
                other={other.value}
                onSwap={() => {
                  reset()
                  setReplaced(undefined)
                  draft.swap()
                }}
              />
            ) : null}
            <PartyPanel party="company" invoice={invoice} onChange={change} />
            <PartyPanel party="client" invoice={invoice} onChange={change} />
            <DetailsPanel invoice={invoice} onChange={change} />
            <ItemsPanel invoice={invoice} amounts={amounts} onChange={changeBy} />
            <TaxAndNotesPanel invoice={invoice} amounts={amounts} onChange={change} />
            <OptionsPanel
              invoice={invoice}
              amounts={amounts}
              onChange={change}
              logo={logo}
              eInvoice={eInvoice}
              onReplace={edit}
            />
            <SummaryPanel
              invoice={invoice}
              amounts={amounts}
              onSaveXml={invoice.eInvoice ? invoiceDocument.saveXml : undefined}
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
                <Failure invoice={invoice} failure={generation.failure} />
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
              {replaced && replaced.after === stored ? (
                <Button variant="quiet" onClick={() => edit(replaced.before)}>
                  {ui.undo}
                </Button>
              ) : null}
              <p className={styles.hint}>{t.newInvoiceHint}</p>
            </div>
            {savedEntry && (savedEntry === 'both' || savedEntry.replaced > 0) ? (
              <UndoNote
                text={savedEntry === 'both' ? t.bothSaved : t.replacedSaved}
                label={t.restoreEarlier}
                onUndo={savedEntry === 'both' ? undefined : invoiceDocument.restoreEarlier}
              />
            ) : null}
            <SavedPanel onOpen={open} onDuplicate={duplicateOf} />
          </>
        }
        result={<PreviewPanel preview={preview} onPage={previewer.showPage} />}
        action={
          <GenerateBar
            invoice={invoice}
            amounts={amounts}
            generation={generation}
            onGenerate={invoiceDocument.generate}
            onCancel={invoiceDocument.cancel}
            onSave={saveDocument}
          />
        }
      />
    </TextsProvider>
  )
}
