import { X } from 'lucide'
import { Button } from '../../button/Button.tsx'
import { Alert } from '../../feedback/alert/Alert.tsx'
import { Icon } from '../../icon/Icon.tsx'
import { useUiText } from '../../text/ui-text.tsx'
import styles from './WaysOutMenu.module.css'

type SaidProps = { readonly text: string; readonly isFailure: boolean; readonly onDismiss: () => void }

/** What came of a way out, in a sentence. */
export function Said({ text, isFailure, onDismiss }: SaidProps) {
  const ui = useUiText()
  return (
    <div className={styles.box} data-said="">
      {isFailure ? (
        <Alert title={text} onDismiss={onDismiss} />
      ) : (
        <div className={styles.line}>
          <p>{text}</p>
          <Button variant="quiet" size="icon" aria-label={ui.dismiss} onClick={onDismiss}>
            <Icon of={X} size={20} />
          </Button>
        </div>
      )}
    </div>
  )
}
