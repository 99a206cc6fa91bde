import type { ReactNode } from 'react'
import { PageHead } from '../page-head/PageHead.tsx'
import { NoWorkers } from './NoWorkers.tsx'
import { OnDeviceChip } from './OnDeviceChip.tsx'
import styles from './ToolPage.module.css'

type ToolPageProps = {
  readonly title: string
  readonly intro: string
  /** The input: left on wide screens, first on narrow ones. */
  readonly input: ReactNode
  /** The result: right and sticky on wide screens. Without it the input takes the whole width. */
  readonly result?: ReactNode
  /** Below both: how to use, details. */
  readonly below?: ReactNode
}

/** The layout of a tool: heading, input and result, side by side from 960 px on. */
export function ToolPage({ title, intro, input, result, below }: ToolPageProps) {
  return (
    <>
      <PageHead title={title} lead={intro} className={styles.header}>
        <OnDeviceChip />
        <NoWorkers />
      </PageHead>
      {result ? (
        <div className={styles.columns}>
          <div className={styles.input}>{input}</div>
          <div className={styles.result}>{result}</div>
        </div>
      ) : (
        <div className={styles.input}>{input}</div>
      )}
      {below ? <div className={styles.below}>{below}</div> : null}
    </>
  )
}
