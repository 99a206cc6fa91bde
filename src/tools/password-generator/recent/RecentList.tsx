import { Eye, EyeOff, X } from 'lucide'
import { useEffect, useState } from 'react'
import type { HistoryEntry } from '../../../platform/storage/history/history-record.ts'
import { systemClock } from '../../../platform/time/clock.ts'
import { Button } from '../../../ui/button/Button.tsx'
import { CopyButton } from '../../../ui/button/copy-button/CopyButton.tsx'
import { Icon } from '../../../ui/icon/Icon.tsx'
import type { Messages } from '../messages.en.ts'
import { StrengthBar } from '../strength/StrengthBar.tsx'
import styles from './RecentList.module.css'
import type { RecentPassword } from './recent-passwords.ts'

/** A revealed password hides itself after so long, in milliseconds. */
const revealed = 30_000

/** As many for every password, so that not even its length shows. */
const mask = '••••••••••••'

type RecentListProps = {
  readonly t: Messages
  readonly entries: readonly HistoryEntry<RecentPassword>[]
  readonly onRemove: (id: string) => void
}

export function RecentList({ t, entries, onRemove }: RecentListProps) {
  const [shown, setShown] = useState<string>()
  useEffect(() => {
    if (shown === undefined) return
    const hide = () => setShown(undefined)
    const cancel = systemClock.after(revealed, hide)
    document.addEventListener('visibilitychange', hide)
    return () => {
      cancel()
      document.removeEventListener('visibilitychange', hide)
    }
  }, [shown])

  return (
    <ol className={styles.list}>
      {entries.map(({ id, value: { password, strength } }, index) => {
        const open = id === shown
        const place = index + 1
        return (
          <li key={id} className={styles.row}>
            <div className={styles.text}>
              {open ? (
                <code className={styles.password} translate="no" spellCheck={false}>
                  {password}
                </code>
              ) : (
                <span className={styles.mask} role="img" aria-label={t.hidden}>
                  {mask}
                </span>
              )}
              <StrengthBar t={t} strength={strength} />
            </div>
            <div className={styles.actions}>
              <Button
                variant="quiet"
                size="icon"
                aria-label={open ? t.hide(place) : t.reveal(place)}
                onClick={() => setShown(open ? undefined : id)}
              >
                <Icon of={open ? EyeOff : Eye} size={20} />
              </Button>
              <CopyButton
                iconOnly
                variant="quiet"
                label={t.copy}
                name={t.copyRecent(place)}
                copy={password}
              />
              <Button
                variant="quiet"
                size="icon"
                aria-label={t.removeRecent(place)}
                onClick={() => onRemove(id)}
              >
                <Icon of={X} size={20} />
              </Button>
            </div>
          </li>
        )
      })}
    </ol>
  )
}
