import { Trash2 } from 'lucide'
import { memo } from 'react'
import { type Addition, undoAddition } from '../../../platform/storage/history/add-entries.ts'
import { Button } from '../../../ui/button/Button.tsx'
import { useUndo } from '../../../ui/feedback/undo/use-undo.ts'
import { Icon } from '../../../ui/icon/Icon.tsx'
import { FoldedGroup } from '../../../ui/layout/folded-group/FoldedGroup.tsx'
import { useUiText } from '../../../ui/text/ui-text.tsx'
import { useStore } from '../../../ui/use-store.ts'
import { useTexts } from '../texts.ts'
import styles from './RecentCodes.module.css'
import { maxCodes, type RecentCode, recentCodes, truncate } from './recent-codes.ts'

type RecentCodesProps = {
  readonly addition: Addition | undefined
  readonly onAddition: (addition: Addition | undefined) => void
  /** Must be a stable function. */
  readonly onRestore: (code: RecentCode) => void
}

/** Not rendered again with the content of the code above. */
export const RecentCodes = memo(function RecentCodes({ addition, onAddition, onRestore }: RecentCodesProps) {
  const { t } = useTexts()
  const text = useUiText()
  const { entries } = useStore(recentCodes)
  const undo = useUndo(recentCodes)
  const clear = () => {
    undo.offer(recentCodes.clear(), t.cleared)
    onAddition(undefined)
  }
  return (
    <FoldedGroup title={t.recent} state={entries[0] ? <bdi>{truncate(entries[0].value.text)}</bdi> : t.none}>
      <section className={styles.recent} aria-label={t.recent}>
        {entries.length > 0 ? (
          <p className={styles.none}>
            {addition ? text.oldestWent(addition.evicted.length, maxCodes) : text.historyLimit(maxCodes)}
            {addition ? (
              <Button
                variant="quiet"
                onClick={() => {
                  undoAddition(recentCodes, addition)
                  onAddition(undefined)
                }}
              >
                {text.undo}
              </Button>
            ) : null}
          </p>
        ) : null}
        {entries.length > 0 ? (
          <ul className={styles.list}>
            {entries.map(({ id, value }) => (
              <li key={id}>
                <button type="button" className={styles.code} onClick={() => onRestore(value)}>
                  <bdi className={styles.text}>{truncate(value.text)}</bdi>
                  <span className={styles.kind}>{t.kinds[value.type]}</span>
                </button>
              </li>
            ))}
          </ul>
        ) : (
          <p className={styles.none}>
            {undo.run ? t.cleared : t.noRecent}
            {undo.run ? (
              <Button variant="quiet" onClick={undo.run}>
                {text.undo}
              </Button>
            ) : null}
          </p>
        )}
        {entries.length > 0 ? (
          <Button variant="quiet" className={styles.clear} onClick={clear}>
            <Icon of={Trash2} size={18} />
            {t.clear}
          </Button>
        ) : null}
      </section>
    </FoldedGroup>
  )
})
