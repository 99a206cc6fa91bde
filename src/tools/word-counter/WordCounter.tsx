import { useEffect, useEffectEvent, useState } from 'react'
import { arrival } from '../../platform/arrival.ts'
import { clipboard } from '../../platform/files/clipboard.ts'
import { toolTransfer } from '../../platform/tool-transfer.ts'
import { workInTab } from '../../platform/work-in-tab.ts'
import type { PageProps } from '../../registry/manifest.ts'
import { Button } from '../../ui/button/Button.tsx'
import { CopyButton } from '../../ui/button/copy-button/CopyButton.tsx'
import { Alert } from '../../ui/feedback/alert/Alert.tsx'
import { PageDrop } from '../../ui/files/file-input/PageDrop.tsx'
import { usePaste } from '../../ui/files/file-input/use-paste.ts'
import { useJob } from '../../ui/job/use-job.ts'
import { BottomBar } from '../../ui/layout/bottom-bar/BottomBar.tsx'
import { HowTo } from '../../ui/layout/how-to/HowTo.tsx'
import { ToolPage } from '../../ui/layout/tool-page/ToolPage.tsx'
import { useStore } from '../../ui/use-store.ts'
import type { LanguageChoice } from './core/analysis/language.ts'
import { type CounterState, createCounter } from './counter.ts'
import { AnalysisPanel } from './figures/AnalysisPanel.tsx'
import { CountStrip } from './figures/CountStrip.tsx'
import { DetailsPanel } from './figures/DetailsPanel.tsx'
import { GoalPanel } from './figures/GoalPanel.tsx'
import { LimitsPanel } from './figures/LimitsPanel.tsx'
import { StatisticsPanel } from './figures/StatisticsPanel.tsx'
import { StatisticsSheet } from './figures/StatisticsSheet.tsx'
import { TopWordsPanel } from './figures/TopWordsPanel.tsx'
import { useAnnouncedCounts } from './figures/use-announced-counts.ts'
import { createHighlights } from './highlights/highlights.ts'
import type { Messages } from './messages.en.ts'
import { draft } from './text/draft.ts'
import { openText } from './text/open-text.ts'
import { readSessionState, type SessionState, sessionStateOf, workToSave } from './text/session-state.ts'
import { startOpening } from './text/start-opening.ts'
import { TextOptions } from './text/TextOptions.tsx'
import { TextPanel } from './text/TextPanel.tsx'
import { createTextBox } from './text/text-box.ts'
import { TextsProvider } from './texts.ts'
import styles from './WordCounter.module.css'

const tool = 'word-counter'

/** A text that is too long for the draft is written as a whole, so less often than other work. In milliseconds. */
const longTextEveryMs = 5000

/** Creates text box, counter and highlights; each depends only on the ones before it. */
function createEditor() {
  const box = createTextBox()
  const counter = createCounter(box.text)
  const rangesOf = ({ analysis, isCurrent }: CounterState) =>
    isCurrent && analysis ? analysis.highlights : null
  const highlights = createHighlights(() => {
    const current = rangesOf(counter.read())
    return current && { text: box.text(), ranges: current }
  })
  box.onChange((change) => {
    if (change.kind === 'replaced') {
      highlights.clear()
      counter.load(change.text)
    } else {
      highlights.edit(change.edit, change.length)
      counter.edit(change.edit, change.length)
    }
  })
  let shown: unknown = null
  counter.subscribe(() => {
    const current = rangesOf(counter.read())
    if (current && current !== shown) highlights.show(box.text(), current)
    shown = current
  })
  const countNow = () => {
    box.readTyped()
    return counter.current()
  }
  return { box, counter, highlights, countNow }
}

export default function WordCounter({ t, language }: PageProps<Messages>) {
  const [{ box, counter, highlights, countNow }] = useState(createEditor)
  const state = useStore(counter)
  const { isLarge, isEmpty } = useStore(box)
  const [choice, setChoice] = useState<LanguageChoice>('auto')
  const [opening, job] = useJob(startOpening, { onDone: ({ decoded }) => box.replace(decoded.text) })
  useEffect(() => counter.close, [counter])
  useAnnouncedCounts(t, state.counts)

  const open = ([file]: readonly File[]) => {
    if (file) job.run(file, null)
  }
  usePaste(({ files, text }) => {
    if (files.length > 0) open(files)
    else if (text !== '') box.replace(text.replace(/\r\n?/g, '\n'))
    else return false
    return true
  })
  const openArrived = useEffectEvent(open)
  useEffect(() => {
    const { text, files = [], from, result } = toolTransfer.take(tool) ?? {}
    const left = workInTab.take(tool) as SessionState | undefined
    const { leave, undo } = openText(box, text, left)
    if (result && from && text !== undefined) arrival.set({ from, to: tool, kind: result, count: 1, undo })
    openArrived(files)
    let isOpen = true
    const restore = (saved: unknown) => {
      box.restoreSession(readSessionState(saved))
      if (!arrival.read())
        arrival.set({ from: null, to: tool, kind: 'text', count: 1, undo: () => box.replace('') })
    }
    void workInTab.takeSaved(tool, () => isOpen).then((saved) => saved && restore(saved.value))
    const close = workInTab.open(tool, () => workToSave(sessionStateOf(box)))
    const changed = () => workInTab.changed(box.read().isTooLongToStore ? longTextEveryMs : undefined)
    const unfollow = [box.onChange(changed), draft.subscribe(workInTab.changed)]
    return () => {
      isOpen = false
      for (const end of unfollow) end()
      close()
      const unsaved = sessionStateOf(box)
      // What is stored may be deleted before it is opened again.
      if (unsaved && !unsaved.isStored) workInTab.leave(tool, unsaved, workToSave(unsaved))
      leave()
    }
  }, [box])

  return (
    <TextsProvider t={t} language={language}>
      <ToolPage
        title={t.title}
        intro={t.intro}
        result={
          <>
            <TextPanel
              box={box}
              highlights={highlights}
              opening={opening}
              onFiles={open}
              onDismiss={job.reset}
            />
            <StatisticsSheet state={state} />
          </>
        }
        settings={
          <div className={styles.settings}>
            {state.failed ? (
              <Alert title={t.failed}>
                <Button onClick={() => counter.load(box.text())}>{t.tryAgain}</Button>
              </Alert>
            ) : null}
            <StatisticsPanel state={state} />
            <div>
              <GoalPanel words={state.counts.words} text={box.text} />
              <TextOptions box={box} />
            </div>
            <TopWordsPanel top={state.top} />
          </div>
        }
        action={
          <BottomBar figure={t.wordUnit(state.counts.words)} detail={<CountStrip state={state} />}>
            <CopyButton
              variant="primary"
              label={t.copy}
              copy={() => clipboard.copyText(box.text())}
              disabled={isEmpty}
            />
          </BottomBar>
        }
        below={
          <div className={styles.panels}>
            <AnalysisPanel
              state={state}
              choice={choice}
              canShow={!isLarge}
              textOf={(start, end) => box.text().slice(start, end)}
              onChoice={(next) => {
                setChoice(next)
                counter.setLanguage(next)
              }}
              onShow={box.select}
            />
            <LimitsPanel counts={state.counts} text={box.text} />
            <DetailsPanel state={state} countNow={countNow} />
            <HowTo title={t.howTo} steps={t.steps} />
          </div>
        }
      />
      <PageDrop sentence={t.drop} onFiles={open} />
    </TextsProvider>
  )
}
