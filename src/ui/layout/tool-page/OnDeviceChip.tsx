import { ShieldCheck } from 'lucide'
import { emptyLog } from '../../../lib/request-log.ts'
import { networkLog } from '../../../platform/page/network-log.ts'
import { Icon } from '../../icon/Icon.tsx'
import { useUiText } from '../../text/ui-text.tsx'
import { useStore } from '../../use-store.ts'
import styles from './ToolPage.module.css'

/** Says that the work is done on this device and how many requests went elsewhere; links to the privacy check. */
export function OnDeviceChip() {
  const text = useUiText()
  const { elsewhere } = useStore(networkLog, emptyLog)
  return (
    <p className={styles.chipLine}>
      <a className={styles.chip} href={text.privacyCheck} title={text.onThisDeviceTitle}>
        <Icon of={ShieldCheck} size={16} />
        <span>{text.onThisDevice}</span>
        <span className={styles.sent}>{text.sentElsewhere(elsewhere.length)}</span>
      </a>
    </p>
  )
}
