import { useLayoutEffect, useRef } from 'react'
import { classNames } from '../../../lib/class-names.ts'
import { formatFileSize } from '../../../lib/files/file-size.ts'
import { tools } from '../../../registry/entries.ts'
import { Button } from '../../../ui/button/Button.tsx'
import { Announcer } from '../../../ui/feedback/announcer/announcer.tsx'
import { MoreFiles } from '../../../ui/files/more-files/MoreFiles.tsx'
import { useCatalog } from '../../catalog/texts.ts'
import { useDictionary } from '../../language/dictionary.ts'
import { LateRunWith } from '../../recipes/LateRunWith.tsx'
import { findBeyondLimits, findOpeners, type Offered } from '../find-openers.ts'
import styles from './AnswerPanel.module.css'
import { ToolAnswer, ToolFilesAnswer } from './ToolAnswer.tsx'

export type AnswerPanelProps = {
  readonly offered: Offered
  readonly onOpen: (id: string) => void
  /** A recipe was started with the files. */
  readonly onRun?: () => void
  readonly className?: string | undefined
}

/** The tools that can open the files or the text, the likeliest first. */
export const openersOf = (offered: Offered) => findOpeners(tools, offered)

/** What the likeliest tool makes of a text, with the tools that open it or the files; the first is the likeliest. */
export function AnswerPanel({ offered, onOpen, onRun, className }: AnswerPanelProps) {
  const { t, card } = useCatalog()
  const { language } = useDictionary()
  const fitting = openersOf(offered)
  const [first, ...others] = fitting
  const [limited] = offered.kind === 'text' ? findBeyondLimits(tools, offered.text) : []
  const limits = limited && card(limited.id).limits
  const nameOf = (id: string) => (offered.kind === 'files' ? card(id).action : undefined) ?? card(id).title
  const panel = useRef<HTMLElement>(null)
  useLayoutEffect(() => {
    // A pressed example is hidden from now on, and the field would open the keyboard of a phone.
    if (document.activeElement?.matches('[data-example]')) panel.current?.focus({ preventScroll: true })
  }, [])
  return (
    <section
      ref={panel}
      tabIndex={-1}
      className={classNames(styles.panel, className)}
      aria-label={t.openWith.answer}
    >
      <div className={styles.openers}>
        <p role="status" className={styles.status} data-limits={limits !== undefined}>
          {limits ?? (first ? t.openWith.which : t.openWith.nothingFits)}
        </p>
        {first ? (
          <Button variant="primary" onClick={() => onOpen(first.id)}>
            {nameOf(first.id)}
          </Button>
        ) : null}
        {others.map((tool) => (
          <Button key={tool.id} variant="quiet" onClick={() => onOpen(tool.id)}>
            {nameOf(tool.id)}
          </Button>
        ))}
        {offered.kind === 'files' ? <LateRunWith files={offered.files} onRun={onRun} /> : null}
      </div>
      <Announcer>
        <div className={styles.answer}>
          {offered.kind === 'files' && first?.answerFiles ? (
            <ToolFilesAnswer key={`${language} ${first.id}`} tool={first} files={offered.files}>
              <FileNames files={offered.files} />
            </ToolFilesAnswer>
          ) : offered.kind === 'files' ? (
            <FileNames files={offered.files} />
          ) : first ? (
            <ToolAnswer key={`${language} ${first.id}`} tool={first} text={offered.text} />
          ) : null}
        </div>
      </Announcer>
    </section>
  )
}

/** As many as fit without scrolling; all are handed on. */
const maxShown = 6

/** The first files by name and size, the others folded. */
function FileNames({ files }: { readonly files: readonly File[] }) {
  const { t, language } = useCatalog()
  const others = files.slice(maxShown)
  return (
    <ul className={styles.files}>
      {files.slice(0, maxShown).map((file, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: two files may have one name
        <li key={index}>
          <strong>{file.name}</strong> {formatFileSize(file.size, language)}
        </li>
      ))}
      {others.length > 0 ? (
        <li>
          <MoreFiles files={others} label={t.openWith.more(others.length)} language={language} />
        </li>
      ) : null}
    </ul>
  )
}
