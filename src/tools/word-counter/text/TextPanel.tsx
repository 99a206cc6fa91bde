import { FileText, X } from 'lucide'
import { useEffect, useId, useRef } from 'react'
import type { JobState } from '../../../lib/work/job.ts'
import { Button } from '../../../ui/button/Button.tsx'
import { Alert } from '../../../ui/feedback/alert/Alert.tsx'
import { useAnnounce } from '../../../ui/feedback/announcer/announcer.tsx'
import { useAnnounceInSight } from '../../../ui/feedback/both-versions/use-announce-in-sight.ts'
import { FileInput } from '../../../ui/files/file-input/FileInput.tsx'
import { FromTray } from '../../../ui/files/tray/FromTray.tsx'
import { Icon } from '../../../ui/icon/Icon.tsx'
import { CancelSlow } from '../../../ui/job/CancelSlow.tsx'
import { latePart } from '../../../ui/late-part.tsx'
import { Next } from '../../../ui/layout/next/Next.tsx'
import { NameIn } from '../../../ui/name-in/NameIn.tsx'
import { useStore } from '../../../ui/use-store.ts'
import type { Highlights } from '../highlights/highlights.ts'
import { useTexts } from '../texts.ts'
import { draft } from './draft.ts'
import type { OpenedText, OpeningFailure } from './start-opening.ts'
import styles from './TextPanel.module.css'
import { shownLength, type TextBox } from './text-box.ts'

const BothVersions = latePart(
  async () => (await import('../../../ui/feedback/both-versions/BothVersions.tsx')).BothVersions,
)

/** State of opening a file. */
export type Opening = JobState<OpenedText, OpeningFailure, null>

type TextPanelProps = {
  readonly box: TextBox
  readonly highlights: Highlights
  readonly opening: Opening
  readonly onFiles: (files: readonly File[]) => void
  /** Cancels opening a file, or dismisses its notice. */
  readonly onDismiss: () => void
}

/** The text area with its actions. */
export function TextPanel({ box, highlights, opening, onFiles, onDismiss }: TextPanelProps) {
  const { t } = useTexts()
  const id = useId()
  const announce = useAnnounce()
  const area = useRef<HTMLTextAreaElement>(null)
  const layer = useRef<HTMLDivElement>(null)
  const { isEmpty, isLarge, isTooLongToStore, canUndo, other } = useStore(box)
  const stored = useStore(draft)
  useEffect(() => (area.current ? box.attach(area.current) : undefined), [box])
  useEffect(
    () =>
      stored.mark && layer.current && area.current
        ? highlights.attach(layer.current, area.current)
        : undefined,
    [highlights, stored.mark],
  )

  const clear = () => {
    // First, as the browser computes styles and layout for it, which the rest changes.
    area.current?.focus()
    box.replace('')
    onDismiss()
    announce(t.cleared)
  }
  return (
    <div className={styles.editor}>
      <label className={styles.label} htmlFor={id}>
        {t.text}
      </label>
      <div className={styles.box}>
        <div ref={layer} className={styles.layer} aria-hidden="true" inert />
        <textarea
          ref={area}
          id={id}
          className={styles.area}
          // If set together with the first text, the browser would lay out a pasted book twice.
          dir="ltr"
          placeholder={t.placeholder}
          readOnly={isLarge}
          rows={14}
          autoComplete="off"
        />
      </div>
      {other ? (
        <BothVersions
          sentence={other.from === 'tab' ? t.changedElsewhere : t.earlierText}
          inUse={{ shown: <Version text={box.text()} />, copy: box.text() }}
          other={{ shown: <Version text={other.value} />, copy: other.value }}
          onSwap={box.swap}
          onDismiss={box.dismiss}
        />
      ) : null}
      {isTooLongToStore && stored.keep ? (
        <NotSaved sentence={stored.text === '' ? t.tooLongToSave : `${t.tooLongToSave} ${t.savedBefore}`} />
      ) : null}
      {isLarge ? <p className={styles.note}>{t.large}</p> : null}
      <OpeningNotice opening={opening} onDismiss={onDismiss} />
      <div className={styles.actions}>
        <Button disabled={isEmpty} onClick={clear}>
          <Icon of={X} size={18} />
          {t.clear}
        </Button>
        <FileInput accept=".txt,.md,.markdown,text/plain,text/markdown" onFiles={onFiles}>
          <Icon of={FileText} size={18} />
          {opening.state === 'working' ? t.opening : t.open}
        </FileInput>
        <FromTray accept=".txt,.md,.markdown,text/plain,text/markdown" onFiles={onFiles} />
        {opening.state === 'working' ? <CancelSlow onCancel={onDismiss} /> : null}
        {canUndo ? (
          <Button
            variant="quiet"
            onClick={() => {
              box.undo()
              area.current?.focus()
            }}
          >
            {t.undo}
          </Button>
        ) : null}
        <Next
          contents={
            isEmpty
              ? []
              : [{ kind: 'text', types: ['text/plain'], count: 1, read: () => ({ text: box.text() }) }]
          }
        />
      </div>
    </div>
  )
}

function NotSaved({ sentence }: { readonly sentence: string }) {
  useAnnounceInSight(sentence)
  return <p className={styles.note}>{sentence}</p>
}

/** Result of the last opened file. */
function OpeningNotice({ opening, onDismiss }: Pick<TextPanelProps, 'opening' | 'onDismiss'>) {
  const { t } = useTexts()
  if (opening.state === 'done') {
    const { name, decoded } = opening.result
    const sentence = `${t.opened(name, decoded.encoding.toUpperCase())} ${t.lineEnds[decoded.lineEnds]}`
    return (
      <p className={styles.note}>
        <NameIn sentence={sentence.trim()} name={name} />
      </p>
    )
  }
  if (opening.state !== 'failed') return null
  const { name, why } = opening.failure
  return why === 'not-text' ? (
    <Alert title={t.badFile(name)} name={name} onDismiss={onDismiss} />
  ) : (
    <Alert title={t.notOpened(name)} name={name} onDismiss={onDismiss}>
      <p>{t.notOpenedReason(why)}</p>
    </Alert>
  )
}

/** A read-only version of the text; a long one is truncated. */
function Version({ text }: { readonly text: string }) {
  const { t } = useTexts()
  return (
    <>
      <pre className={styles.version}>{text.slice(0, shownLength)}</pre>
      {text === '' ? <p className={styles.note}>{t.emptyVersion}</p> : null}
      {text.length > shownLength ? <p className={styles.note}>{t.longVersion}</p> : null}
    </>
  )
}
