import type { ReactNode } from 'react'
import { classNames } from '../../../lib/class-names.ts'
import { ActionBarProvider, useActionHeight } from '../bottom-bar/action-height.ts'
import { NoWorkers } from './NoWorkers.tsx'
import styles from './ToolPage.module.css'
import { useToolContext } from './tool-context.ts'

type ToolPageProps = {
  readonly title: string
  /** The tool's purpose in one short line, beside the title or below it; phones have no room for it. */
  readonly intro: string
  /** What the visitor came for, or what it is made from as long as there is none: the largest part of the page. */
  readonly result: ReactNode
  /**
   * Keeps the result in view below the top bar of narrow screens while the settings scroll, as a strip with the height
   * `--strip`: for what is made by filling in a long form. Left out for results that never stay.
   */
  readonly resultStays?: boolean
  /** The settings: a column beside the result on wide screens, below it on narrow ones. */
  readonly settings?: ReactNode
  /** Which of the two comes first for keyboards and screen readers: the settings if the result is made by filling them in. */
  readonly first?: 'result' | 'settings'
  /** A `BottomBar` with the primary action: always visible below the settings, or at the bottom of narrow screens. */
  readonly action?: ReactNode
  /** A row below the result with what comes next. */
  readonly lip?: ReactNode
  /** Below both: how to use, details. */
  readonly below?: ReactNode
}

/** The layout of a tool: one row of heading, then settings and result, side by side from 960 px on. */
export function ToolPage(props: ToolPageProps) {
  const { title, intro, result, settings, resultStays, first = 'result', action, lip, below } = props
  const { mark, seal, copySettings } = useToolContext()
  const measured = useActionHeight()
  const surface = (
    <div
      key="result"
      className={classNames(
        styles.surface,
        resultStays !== undefined && styles.mayStay,
        resultStays && styles.stays,
      )}
    >
      <div className={styles.sticky}>
        <div className={styles.result} data-result="">
          {result}
        </div>
        {lip ? <div className={styles.lip}>{lip}</div> : null}
      </div>
    </div>
  )
  const column =
    settings || action ? (
      <div key="settings" className={styles.column}>
        <div className={styles.settings}>
          {settings ? <div className={styles.link}>{copySettings}</div> : null}
          {settings}
        </div>
        {action ? (
          <div ref={measured.action} className={styles.action}>
            <ActionBarProvider value={measured.bar}>{action}</ActionBarProvider>
          </div>
        ) : null}
      </div>
    ) : null
  return (
    <>
      <div className={styles.page} data-full-width="">
        <header className={styles.header}>
          {mark}
          <h1 tabIndex={-1} className={styles.title}>
            {title}
          </h1>
          <p className={styles.intro}>{intro}</p>
          {seal}
        </header>
        <div className={column ? styles.columns : undefined}>
          {first === 'result' ? [surface, column] : [column, surface]}
        </div>
      </div>
      <NoWorkers />
      {below ? <div className={styles.below}>{below}</div> : null}
    </>
  )
}
