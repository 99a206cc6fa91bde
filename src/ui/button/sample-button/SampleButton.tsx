import { classNames } from '../../../lib/class-names.ts'
import { useUiText } from '../../text/ui-text.tsx'
import { Button } from '../Button.tsx'
import styles from './SampleButton.module.css'

type SampleButtonProps = { readonly onSample: () => void; readonly className?: string | undefined }

/** Fills a tool with something to try it with, where there is nothing of the visitor's yet. */
export function SampleButton({ onSample, className }: SampleButtonProps) {
  const text = useUiText()
  return (
    <Button variant="quiet" className={classNames(styles.sample, className)} onClick={onSample}>
      {text.trySample}
    </Button>
  )
}
