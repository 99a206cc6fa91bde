import { Eye, EyeOff, X } from 'lucide'
import { useEffect, useState } from 'react'
import type { HistoryEntry } from '../../../platform/storage/history/history-record.ts'
import { systemClock } from '../../../platform/time/clock.ts'
import { Button } from '../../../ui/button/Button.tsx'
import { CopyButton } from '../../../ui/button/copy-button/CopyButton.tsx'
import { Icon } from '../../../ui/icon/Icon.tsx'
import { StrengthBar } from '../strength/StrengthBar.tsx'
import { useTexts } from '../texts.ts'
import styles from './RecentList.module.css'
import type { RecentPassword } from './recent-passwords.ts'

/** A revealed password is hidden again after this time. */
const revealMs = 30_000

/** The same for every password, so that it does not reveal the length. */
const mask = '••••••••••••'

type RecentListProps = {
  readonly entries: readonly HistoryEntry<RecentPassword>[]
  readonly onRemove: (id: string) => void
}

export function RecentList({ entries, onRemove }: RecentListProps) {
  const { t } = useTexts()
  const [revealedId, setRevealedId] = useState<string>()
  useEffect(() => {
    if (revealedId === undefined) return
    const hide = () => setRevealedId(undefined)
    const cancel = systemClock.after(revealMs, hide)
    document.addEventListener('visibilitychange', hide)
    return () => {
      cancel()
      document.removeEventListener('visibilitychange', hide)
    }
  }, [revealedId])

  return (
    <ol className={styles.list}>
      {entries.map(({ id, value: { password, strength } }, index) => {
        const isRevealed = id === revealedId
        const position = index + 1
        return (
          <li key={id} className={styles.row}>
            <div className={styles.text}>
              {isRevealed ? (
                <code className={styles.password} translate="no" spellCheck={false}>
                  {password}
                </code>
              ) : (
                <span className={styles.mask} role="img" aria-label={t.hidden}>
                  {mask}
                </span>
              )}
              <StrengthBar strength={strength} />
            </div>
            <div className={styles.actions}>
              <Button
                variant="quiet"
                size="icon"
                aria-label={isRevealed ? t.hide(position) : t.reveal(position)}
                onClick={() => setRevealedId(isRevealed ? undefined : id)}
              >
                <Icon of={isRevealed ? EyeOff : Eye} size={20} />
              </Button>
              <CopyButton
                iconOnly
                variant="quiet"
                label={t.copy}
                name={t.copyRecent(position)}
                copy={password}
              />
              <Button
                variant="quiet"
                size="icon"
                aria-label={t.removeRecent(position)}
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
