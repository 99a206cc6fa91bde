import { CircleAlert, X } from 'lucide'
import { type ReactNode, useEffect, useRef } from 'react'
import { Button } from '../button/Button.tsx'
import { Icon } from '../icon/Icon.tsx'
import { NameIn } from '../name-in/NameIn.tsx'
import { useUiText } from '../text/ui-text.tsx'
import styles from './Alert.module.css'

type AlertProps = {
  /** What happened. */
  readonly title: string
  /** A name in the title, such as a file's. */
  readonly name?: string
  /** The files it happened to, each with its reason. */
  readonly files?: readonly { readonly id: number; readonly name: string; readonly reason: string }[]
  readonly onDismiss?: () => void
  /** What can be done about it. */
  readonly children?: ReactNode
}

/**
 * Says what went wrong beside what caused it. Screen readers announce it when it is inserted: give a new
 * alert in the same place a new `key`.
 */
export function Alert({ title, name = '', files = [], onDismiss, children }: AlertProps) {
  const text = useUiText()
  const alert = useRef<HTMLDivElement>(null)
  useEffect(() => {
    alert.current?.scrollIntoView({ block: 'nearest' })
  }, [])
  return (
    <div ref={alert} role="alert" className={styles.alert}>
      <Icon of={CircleAlert} size={20} className={styles.icon} />
      <div className={styles.body}>
        <p className={styles.title}>
          <NameIn sentence={title} name={name} />
        </p>
        {files.length > 0 ? (
          <ul className={styles.files}>
            {files.map(({ id, name: file, reason }) => (
              <li key={id}>
                <bdi className={styles.name}>{file}</bdi> <span>{reason}</span>
              </li>
            ))}
          </ul>
        ) : null}
        {children}
      </div>
      {onDismiss ? (
        <Button variant="quiet" size="icon" aria-label={text.dismiss} onClick={onDismiss}>
          <Icon of={X} size={20} />
        </Button>
      ) : null}
    </div>
  )
}
