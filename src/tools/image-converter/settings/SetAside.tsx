import { X } from 'lucide'
import { useEffect, useRef } from 'react'
import { isSeen } from '../../../lib/browser/is-seen.ts'
import { Button } from '../../../ui/button/Button.tsx'
import { Icon } from '../../../ui/icon/Icon.tsx'
import { useUiText } from '../../../ui/text/ui-text.tsx'
import { useTexts } from '../texts.ts'
import styles from './SetAside.module.css'

type SetAsideProps = {
  /** How many files of which format. */
  readonly sentence: string
  readonly onBringBack: () => void
  readonly onDismiss: () => void
}

/** Says that the files of the other conversion are still there, and brings them back. */
export function SetAside({ sentence, onBringBack, onDismiss }: SetAsideProps) {
  const { t } = useTexts()
  const text = useUiText()
  const aside = useRef<HTMLDivElement>(null)
  useEffect(() => {
    // On narrow screens the settings are below the files, which have just left their place.
    if (aside.current && !isSeen(aside.current)) aside.current.scrollIntoView({ block: 'nearest' })
  }, [])
  return (
    <div ref={aside} className={styles.aside}>
      <p className={styles.sentence}>{sentence}</p>
      <Button onClick={onBringBack}>{t.bringBack}</Button>
      <Button variant="quiet" size="icon" aria-label={text.dismiss} onClick={onDismiss}>
        <Icon of={X} size={18} />
      </Button>
    </div>
  )
}
