import { Check, Copy, type IconNode } from 'lucide'
import type { ReactNode } from 'react'
import { classNames } from '../../../lib/class-names.ts'
import type { CopyOutcome } from '../../../platform/files/clipboard.ts'
import { Icon } from '../../icon/Icon.tsx'
import { useUiText } from '../../text/ui-text.tsx'
import { Button } from '../Button.tsx'
import styles from './CopyButton.module.css'
import { useCopy } from './use-copy.ts'

type CopyButtonProps = {
  /** The visible label, such as "Copy"; with `iconOnly` the accessible name. */
  readonly label: ReactNode
  /** The text to copy, or a function that copies something else within the click (`clipboard.copyImage`). */
  readonly copy: string | (() => Promise<CopyOutcome>)
  /** The accessible name where the label does not say what is copied; it contains the label. */
  readonly name?: string
  /** What to suggest when copying fails: to copy a text by hand or to download a picture. */
  readonly otherwise?: 'by-hand' | 'download'
  readonly iconOnly?: boolean
  /** Another icon where two buttons copy different things. */
  readonly icon?: IconNode
  readonly variant?: 'primary' | 'secondary' | 'quiet'
  readonly disabled?: boolean
  readonly className?: string | undefined
  readonly onCopied?: () => void
}

/** Copies on click and shows 'Copied!' for two seconds without changing its width, or why copying failed. */
export function CopyButton(props: CopyButtonProps) {
  const { label, copy, name, otherwise = 'by-hand', iconOnly = false, icon = Copy } = props
  const { variant = 'secondary', disabled, className, onCopied } = props
  const text = useUiText()
  const [outcome, run] = useCopy(copy, onCopied)
  const copied = outcome === 'copied'
  return (
    <span className={classNames(styles.holder, className)}>
      <Button
        variant={variant}
        size={iconOnly ? 'icon' : 'text'}
        disabled={disabled}
        aria-label={copied ? text.copied : name}
        title={iconOnly ? (copied ? text.copied : name) : undefined}
        className={styles.button}
        onClick={run}
      >
        <Icon of={copied ? Check : icon} size={18} />
        <span className={classNames(styles.labels, iconOnly && styles.hidden)}>
          <span aria-hidden={copied} className={classNames(copied && styles.invisible)}>
            {label}
          </span>
          <span aria-hidden={!copied} className={classNames(!copied && styles.invisible)}>
            {text.copied}
          </span>
        </span>
      </Button>
      {outcome === undefined || copied ? null : (
        <span role="alert" className={styles.refused}>
          {text.notCopied[outcome]} {text.copyOtherwise[otherwise]}
        </span>
      )}
    </span>
  )
}
