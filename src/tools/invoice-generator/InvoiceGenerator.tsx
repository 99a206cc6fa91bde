import { useCallback, useEffect, useMemo, useState } from 'react'
import type { PageProps } from '../../registry/manifest.ts'
import { latePart } from '../../ui/late-part.tsx'
import { ToolPage } from '../../ui/layout/tool-page/ToolPage.tsx'
import { useSettingsInPage } from '../../ui/use-settings-in-page.ts'
import { useStore } from '../../ui/use-store.ts'
import { decimalSeparators } from './core/invoice/document-languages.ts'
import { type Invoice, isBlank } from './core/invoice/invoice.ts'
import { withNewItem } from './core/invoice/items.ts'
import { type LinkedSettings, linkedOf } from './core/invoice/linked-settings.ts'
import { firstEmptySection } from './core/invoice/sections.ts'
import { Failure } from './document/Failure.tsx'
import { GenerateBar } from './document/GenerateBar.tsx'
import { NextRow } from './document/NextRow.tsx'
import { Problems } from './document/Problems.tsx'
import { SummaryPanel } from './document/SummaryPanel.tsx'
import { useDocumentSource } from './document/use-document-source.ts'
import { saveDocument, useInvoiceDocument } from './document/use-invoice-document.ts'
import { draft } from './draft/draft.ts'
import { useInvoiceDraft } from './draft/use-invoice-draft.ts'
import { useReplacement } from './draft/use-replacement.ts'
import { DetailsPanel } from './form/DetailsPanel.tsx'
import styles from './form/Form.module.css'
import { NewInvoice } from './form/NewInvoice.tsx'
import { PartyPanel } from './form/PartyPanel.tsx'
import { TaxAndNotesPanel } from './form/TaxAndNotesPanel.tsx'
import { useSentToInvoice } from './home/use-sent-to-invoice.ts'
import { ItemsPanel } from './items/ItemsPanel.tsx'
import { useLogo } from './logo/logo.ts'
import type { Messages } from './messages.en.ts'
import { OptionsPanel } from './options/OptionsPanel.tsx'
import { PreviewPanel } from './preview/PreviewPanel.tsx'
import { createPreviewer } from './preview/previewer.ts'
import { SavedPanel } from './saved/SavedPanel.tsx'
import { saved, useEntries } from './saved/saved.ts'
import { UndoNote } from './saved/UndoNote.tsx'
import sectionStyles from './sections/FormSection.module.css'
import { FormSectionsProvider } from './sections/form-sections.ts'
import { sectionSummaries } from './sections/summaries.ts'
import { useOpenSections } from './sections/use-open-sections.ts'
import { TextsProvider } from './texts.ts'

const DraftVersions = latePart(async () => (await import('./draft/DraftVersions.tsx')).DraftVersions)

export default function InvoiceGenerator({ t, language }: PageProps<Messages>) {
  const separator = decimalSeparators[language]
  const { invoice, stored, other, current, visit } = useInvoiceDraft(separator)
  const logo = useLogo()
  const { source, present } = useDocumentSource({ invoice, current }, { t, language, logo: logo.now })
  const { amounts, order, eInvoice, problems } = source
  const blank = isBlank(invoice)
  const { sections, followEdit, ...openSections } = useOpenSections(source, present)
  const summaries = sectionSummaries(invoice, amounts, t, language)
  const invoiceDocument = useInvoiceDocument({
    t,
    present,
    // At once, as the answer to the press: nothing moves when the document is there.
    onStarted: sections.showPage,
    onRefused: openSections.revealWrong,
  })
  const { generation, savedEntry, reset } = invoiceDocument
  const last = useEntries(saved.invoices)[0]?.value
  const [previewer] = useState(createPreviewer)
  const preview = useStore(previewer)

  useEffect(() => previewer.close, [previewer])
  useEffect(() => {
    if (!blank) previewer.show(order)
  }, [blank, previewer, order])

  // Stable identities, so that the lists do not render at every keystroke.
  const edit = useCallback(
    (next: Invoice) => {
      reset()
      followEdit(current(), next)
      draft.edit(next)
      visit(undefined)
    },
    [reset, followEdit, current, visit],
  )
  const changeBy = useCallback(
    (change: (now: Invoice) => Invoice) => edit(change(current())),
    [edit, current],
  )
  const change = useCallback((part: Partial<Invoice>) => changeBy((now) => ({ ...now, ...part })), [changeBy])
  const { showItem } = sections
  const addItem = useCallback(() => {
    const [next, id] = withNewItem(current())
    edit(next)
    showItem(id, true)
  }, [current, edit, showItem])
  const replacement = useReplacement({
    t,
    stored,
    current,
    edit,
    onReplaced(next) {
      sections.restart(firstEmptySection(next))
    },
  })
  const { undo, duplicateOf } = replacement
  const settings = useMemo(() => linkedOf(invoice), [invoice])
  useSettingsInPage<LinkedSettings>('invoice-generator', {
    settings,
    visit,
    redo: reset,
    choose: change,
  })
  useSentToInvoice({ t, separator, current, change, replaceBy: replacement.replaceBy, logo })
  // The page is drawn anew only if it has changed, not at every keystroke.
  const listedIds = JSON.stringify(invoice.items.map(({ id }) => id))
  const itemIds = useMemo((): readonly string[] => JSON.parse(listedIds), [listedIds])
  const startNext = () => {
    const next = replacement.startNext()
    // The pressed button is gone: what one fills in next takes the focus.
    sections.edit('item', next.items[0]?.id ?? '')
  }

  return (
    <TextsProvider t={t} language={language}>
      <FormSectionsProvider value={sections}>
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
                    draft.swap()
                  }}
                />
              ) : null}
              <div className={sectionStyles.sections}>
                <PartyPanel party="company" summary={summaries.company} invoice={invoice} onChange={change} />
                <PartyPanel party="client" summary={summaries.client} invoice={invoice} onChange={change} />
                <DetailsPanel summary={summaries.details} invoice={invoice} onChange={change} />
                <ItemsPanel
                  summary={summaries.items}
                  invoice={invoice}
                  amounts={amounts}
                  opened={sections.item}
                  onChange={changeBy}
                  onAdd={addItem}
                  showItem={showItem}
                  focusRow={sections.focusRow}
                />
                <TaxAndNotesPanel
                  summary={summaries.taxAndNotes}
                  invoice={invoice}
                  read={amounts.taxRate}
                  onChange={change}
                />
                <OptionsPanel
                  summary={summaries.options}
                  invoice={invoice}
                  amounts={amounts}
                  onChange={change}
                  logo={logo}
                  eInvoice={eInvoice}
                  current={current}
                  onUseTemplate={changeBy}
                />
              </div>
              <SummaryPanel
                invoice={invoice}
                amounts={amounts}
                onSaveXml={invoice.eInvoice ? invoiceDocument.saveXml : undefined}
              >
                <Problems
                  document={invoiceDocument}
                  problems={problems}
                  eInvoice={eInvoice}
                  onShowFirst={openSections.showFirstInvalid}
                />
              </SummaryPanel>
              <NewInvoice
                onNew={replacement.startNew}
                onDuplicate={last && (() => duplicateOf(last))}
                onUndo={replacement.started === undefined ? undo : undefined}
              />
              {savedEntry && (savedEntry === 'both' || savedEntry.replaced > 0) ? (
                <UndoNote
                  text={savedEntry === 'both' ? t.bothSaved : t.replacedSaved}
                  label={t.restoreEarlier}
                  onUndo={savedEntry === 'both' ? undefined : invoiceDocument.restoreEarlier}
                />
              ) : null}
              <SavedPanel onOpen={replacement.open} onDuplicate={duplicateOf} />
            </>
          }
          resultStays={!sections.isPageLarge}
          result={
            <div className={styles.page}>
              <PreviewPanel
                preview={preview}
                isLarge={sections.isPageLarge}
                part={sections.part}
                items={itemIds}
                onPage={previewer.showPage}
                onEdit={openSections.editPart}
                onEnlarge={openSections.enlargePage}
              />
              <NextRow
                failure={
                  generation.state === 'failed' ? (
                    <Failure
                      invoice={invoice}
                      failure={generation.failure}
                      onShowFirst={openSections.showFirstWith}
                    />
                  ) : undefined
                }
                saved={generation.state === 'done' ? generation.result : undefined}
                started={replacement.started}
                isPageLarge={sections.isPageLarge}
                onNext={startNext}
                onUndo={() => {
                  undo?.()
                  sections.edit('company', '')
                }}
              />
            </div>
          }
          action={
            <GenerateBar
              invoice={invoice}
              amounts={amounts}
              generation={generation}
              onGenerate={invoiceDocument.generate}
              onCancel={invoiceDocument.cancel}
              onSave={saveDocument}
              preview={preview}
              onThumbnail={sections.showPage}
            />
          }
        />
      </FormSectionsProvider>
    </TextsProvider>
  )
}
