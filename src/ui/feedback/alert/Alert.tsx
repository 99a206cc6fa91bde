import { CircleAlert, X } from 'lucide'
import { type ReactNode, useEffect, useRef } from 'react'
import { isSeen } from '../../../lib/browser/is-seen.ts'
import { Button } from '../../button/Button.tsx'
import { Icon } from '../../icon/Icon.tsx'
import { useScrollStop } from '../../layout/scroll-stop/use-scroll-stop.ts'
import { NameIn } from '../../name-in/NameIn.tsx'
import { useUiText } from '../../text/ui-text.tsx'
import styles from './Alert.module.css'

/** An affected file and the reason. */
export type FailedFile = {
  readonly id: number
  readonly name: string
  readonly reason: string
  /** An action for it: the button's label, and its accessible name with the file's name. */
  readonly action?: { readonly label: string; readonly name: string; readonly run: () => void }
}

type AlertProps = {
  /** What happened. */
  readonly title: string
  /** A name to insert into the title, such as a file's. */
  readonly name?: string
  /** The affected files, each with its reason. */
  readonly files?: readonly FailedFile[]
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
    // The room that scrolling leaves for bars would move the page, though the alert can be seen.
    if (alert.current && !isSeen(alert.current)) alert.current.scrollIntoView({ block: 'nearest' })
  }, [])
  return (
    <div ref={alert} role="alert" className={styles.alert}>
      <Icon of={CircleAlert} size={20} className={styles.icon} />
      <div className={styles.body}>
        <p className={styles.title}>
          <NameIn sentence={title} name={name} />
        </p>
        {files.length > 0 ? <Files title={title} files={files} /> : null}
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

/** Another message about other files, in the same alert. */
export function AlertSection({ title, files }: Required<Pick<AlertProps, 'title' | 'files'>>) {
  return (
    <>
      <p className={styles.title}>{title}</p>
      {files.length > 0 ? <Files title={title} files={files} /> : null}
    </>
  )
}

function Files({ title, files }: Required<Pick<AlertProps, 'title' | 'files'>>) {
  const { ref, stop } = useScrollStop<HTMLUListElement>('list', title)
  return (
    <ul ref={ref} className={styles.files} {...stop}>
      {files.map(({ id, name, reason, action }) => (
        <li key={id}>
          <bdi className={styles.name}>{name}</bdi> <span>{reason}</span>
          {action ? (
            <Button className={styles.action} aria-label={action.name} onClick={action.run}>
              {action.label}
            </Button>
          ) : null}
        </li>
      ))}
    </ul>
  )
}
