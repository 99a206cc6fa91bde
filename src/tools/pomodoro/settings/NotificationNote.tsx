import { notifications } from '../../../platform/device/notifications.ts'
import { useStore } from '../../../ui/use-store.ts'
import { useTexts } from '../texts.ts'
import styles from './settings.module.css'

/** Says that a session ends without a notification, where the browser shows none. */
export function NotificationNote() {
  const { t } = useTexts()
  const permission = useStore(notifications.permission, 'unasked')
  if (permission !== 'denied' && permission !== 'missing') return null
  return (
    <p className={styles.note}>{permission === 'denied' ? t.notificationsDenied : t.notificationsMissing}</p>
  )
}
