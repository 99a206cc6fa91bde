import { X } from 'lucide'
import { flushSync } from 'react-dom'
import { Button } from '../../../ui/button/Button.tsx'
import { Icon } from '../../../ui/icon/Icon.tsx'
import { wordsOf } from './message-texts.ts'
import type { TrayMessages } from './messages.en.ts'
import styles from './TrayNotice.module.css'
import { type TrayMessage, trayMessage } from './tray-message.ts'

/** Where the focus goes when what had it is gone: the tray, or where a page begins. */
const focusTray = () =>
  (
    document.querySelector<HTMLElement>('[data-tray] button') ??
    document.querySelector<HTMLElement>('main h1')
  )?.focus({ preventScroll: true })

type TrayNoticeProps = {
  readonly t: TrayMessages
  readonly message: TrayMessage
}

/** What has just happened, over the tray, until it is dismissed or undone. */
export function TrayNotice({ t, message }: TrayNoticeProps) {
  const end = (next: TrayMessage | null) => {
    flushSync(() => trayMessage.set(next))
    focusTray()
  }
  return (
    <div className={styles.said}>
      <p>{wordsOf(t, message)}</p>
      {'undo' in message ? (
        <Button
          variant="quiet"
          data-tray-undo=""
          onClick={() => {
            message.undo()
            end({ kind: 'undone' })
          }}
        >
          {t.undo}
        </Button>
      ) : null}
      <Button variant="quiet" size="icon" aria-label={t.dismiss} onClick={() => end(null)}>
        <Icon of={X} size={18} />
      </Button>
    </div>
  )
}
