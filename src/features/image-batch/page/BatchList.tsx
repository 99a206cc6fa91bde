import { type ReactNode, type Ref, useState } from 'react'
import type { EncodedImage } from '../../../lib/image/image-work.ts'
import type { Language } from '../../../lib/text/i18n.ts'
import { Button } from '../../../ui/button/Button.tsx'
import { Panel } from '../../../ui/layout/panel/Panel.tsx'
import { type BatchItem, sumsOf } from '../batch/batch-state.ts'
import type { BatchMessages } from '../messages.en.ts'
import { BatchRow } from '../row/BatchRow.tsx'
import type { RowActions } from '../row/row-actions.ts'
import styles from './BatchList.module.css'

type BatchListProps<Result> = {
  readonly t: BatchMessages
  readonly language: Language
  readonly items: readonly BatchItem<Result>[]
  /** Id of the file that is shown large. */
  readonly shown: number | undefined
  /** Ids of the files whose facts are shown. */
  readonly open: ReadonlySet<number>
  /** Whether only the files that failed are listed. */
  readonly onlyFailed: boolean
  readonly onFilter: (onlyFailed: boolean) => void
  /** Must be a stable object: every row renders again with a new one. */
  readonly actions: RowActions
  readonly notes: (item: BatchItem<Result>) => ReactNode
  readonly onClear: () => void
  readonly ref: Ref<HTMLElement>
}

/** Further rows come when they are asked for: a thousand of them take longer to draw than the files to be worked on. */
const maxRows = 100

/** All files with all that is known about each: sizes, pixels, time, notes and reasons of failures. */
export function BatchList<Result extends EncodedImage<Blob>>(props: BatchListProps<Result>) {
  const { t, language, items, shown, open, onlyFailed, onFilter, actions, notes, onClear, ref } = props
  const [isWhole, setWhole] = useState(false)
  const sums = sumsOf(items)
  const isFiltered = onlyFailed && sums.failed > 0
  const listed = isFiltered ? items.filter(({ work }) => work.state === 'failed') : items
  const rows = isWhole ? listed : listed.filter(({ id }, index) => index < maxRows || open.has(id))
  return (
    <Panel
      ref={ref}
      title={sums.failed > 0 ? t.resultsOf(sums.ready, sums.total) : t.results(sums.total)}
      actions={
        <Button variant="quiet" className={styles.removeAll} onClick={onClear}>
          {t.removeAll}
        </Button>
      }
    >
      {sums.failed > 0 ? (
        <div className={styles.failures}>
          <p>
            <bdi>{t.failed(sums.failed)}</bdi>
          </p>
          <Button aria-label={isFiltered ? t.showAll : t.showFailedOf} onClick={() => onFilter(!isFiltered)}>
            {isFiltered ? t.showAll : t.showFailed}
          </Button>
        </div>
      ) : null}
      <ul className={styles.list}>
        {rows.map((item) => (
          <BatchRow<Result>
            key={item.id}
            {...{ t, language, item, actions, notes }}
            selected={items.length > 1 && item.id === shown}
            open={open.has(item.id)}
          />
        ))}
      </ul>
      {rows.length < listed.length ? (
        <Button className={styles.rest} onClick={() => setWhole(true)}>
          {t.showAll}
        </Button>
      ) : null}
    </Panel>
  )
}
