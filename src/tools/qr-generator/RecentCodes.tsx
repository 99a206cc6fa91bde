import { Trash2 } from 'lucide'
import { useState, useSyncExternalStore } from 'react'
import { type Addition, takeBack } from '../../platform/storage/add-entries.ts'
import type { HistoryView, RemovedEntries } from '../../platform/storage/history.ts'
import { useAnnounce } from '../../ui/announcer/announcer.tsx'
import { Button } from '../../ui/button/Button.tsx'
import { Icon } from '../../ui/icon/Icon.tsx'
import { Panel } from '../../ui/panel/Panel.tsx'
import { useUiText } from '../../ui/text/ui-text.tsx'
import type { Messages } from './messages.en.ts'
import styles from './RecentCodes.module.css'
import { cut, maxCodes, type RecentCode, recentCodes } from './recent-codes.ts'

const none: HistoryView<RecentCode> = { entries: [], newer: 0 }

type RecentCodesProps = {
  readonly t: Messages
  readonly exchange: Addition | undefined
  readonly onExchange: (exchange: Addition | undefined) => void
  readonly onRestore: (code: RecentCode) => void
}

export function RecentCodes({ t, exchange, onExchange, onRestore }: RecentCodesProps) {
  const text = useUiText()
  const announce = useAnnounce()
  const { entries } = useSyncExternalStore(recentCodes.subscribe, recentCodes.read, () => none)
  const [removed, setRemoved] = useState<RemovedEntries>([])
  const clear = () => {
    setRemoved(recentCodes.clear())
    onExchange(undefined)
    announce(t.cleared)
  }
  return (
    <Panel
      title={t.recent}
      actions={
        entries.length > 0 ? (
          <Button variant="quiet" onClick={clear}>
            <Icon of={Trash2} size={18} />
            {t.clear}
          </Button>
        ) : undefined
      }
    >
      {entries.length > 0 ? (
        <p className={styles.none}>
          {exchange ? text.oldestWent(exchange.gone.length, maxCodes) : text.lastAreKept(maxCodes)}
          {exchange ? (
            <Button
              variant="quiet"
              onClick={() => {
                takeBack(recentCodes, exchange)
                onExchange(undefined)
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
                <bdi className={styles.text}>{cut(value.text)}</bdi>
                <span className={styles.kind}>{t.kinds[value.type]}</span>
              </button>
            </li>
          ))}
        </ul>
      ) : (
        <p className={styles.none}>
          {removed.length > 0 ? t.cleared : t.noRecent}
          {removed.length > 0 ? (
            <Button
              variant="quiet"
              onClick={() => {
                recentCodes.restore(removed)
                setRemoved([])
              }}
            >
              {text.undo}
            </Button>
          ) : null}
        </p>
      )}
    </Panel>
  )
}
