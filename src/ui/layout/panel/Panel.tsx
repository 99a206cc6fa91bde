import { type ReactNode, type Ref, useId } from 'react'
import { classNames } from '../../../lib/class-names.ts'
import styles from './Panel.module.css'

type PanelProps = {
  /** Heading of the panel (level 2); the panel is a region of that name. */
  readonly title?: ReactNode
  readonly actions?: ReactNode
  readonly className?: string | undefined
  readonly ref?: Ref<HTMLElement>
  /** For pages that move the focus to the heading when the focused element is removed. */
  readonly headingRef?: Ref<HTMLHeadingElement>
  readonly children: ReactNode
}

export function Panel({ title, actions, className, ref, headingRef, children }: PanelProps) {
  const heading = useId()
  return (
    <section
      ref={ref}
      className={classNames(styles.panel, className)}
      aria-labelledby={title ? heading : undefined}
    >
      {title || actions ? (
        <header className={styles.header}>
          {title ? (
            <h2 ref={headingRef} id={heading} className={styles.title} tabIndex={headingRef ? -1 : undefined}>
              {title}
            </h2>
          ) : null}
          {actions}
        </header>
      ) : null}
      {children}
    </section>
  )
}
