import { X } from 'lucide'
import { Button } from '../../button/Button.tsx'
import { Alert } from '../../feedback/alert/Alert.tsx'
import { Icon } from '../../icon/Icon.tsx'
import { useUiText } from '../../text/ui-text.tsx'
import styles from './ExportMenuButton.module.css'

type ExportOutcomeProps = {
  readonly text: string
  readonly isFailure: boolean
  readonly onDismiss: () => void
}

/** What came of an action of the export menu, in a sentence. */
export function ExportOutcome({ text, isFailure, onDismiss }: ExportOutcomeProps) {
  const ui = useUiText()
  return (
    <div className={styles.box} data-export-outcome="">
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
