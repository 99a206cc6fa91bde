import { type ComponentProps, type ReactNode, useEffect, useRef } from 'react'
import { classNames } from '../../../lib/class-names.ts'
import { useActionBar } from './action-height.ts'
import styles from './BottomBar.module.css'
import { useAboveKeyboard } from './use-above-keyboard.ts'

type BottomBarProps = Omit<ComponentProps<'div'>, 'ref'> & {
  /** Whether it is fixed to the bottom on narrow screens; otherwise it stays in the page's flow. */
  readonly docked?: boolean
  /** The number that matters, such as "88% smaller". */
  readonly figure?: ReactNode
  /** A smaller line below the figure. */
  readonly detail?: ReactNode
  /** A small live picture of the result, 48 px, on narrow screens. */
  readonly thumbnail?: ReactNode
}

/** The number that matters and the primary action: in the flow on wide screens, fixed to the bottom of narrow ones. */
export function BottomBar(props: BottomBarProps) {
  const { docked = true, figure, detail, thumbnail, className, children, ...native } = props
  const bar = useRef<HTMLDivElement>(null)
  useAboveKeyboard(bar)
  const observe = useActionBar()
  useEffect(() => {
    observe(bar.current)
    return () => observe(null)
  }, [observe])
  const row = figure !== undefined || thumbnail !== undefined
  return (
    <div
      ref={bar}
      className={classNames(styles.bar, docked && styles.docked, row && styles.row, className)}
      data-docked={docked ? '' : undefined}
      {...native}
    >
      {thumbnail ? <div className={styles.thumbnail}>{thumbnail}</div> : null}
      {figure === undefined ? null : (
        <div className={styles.reading}>
          <p className={styles.figure}>
            <bdi>{figure}</bdi>
          </p>
          {detail ? (
            <p className={styles.detail}>
              <bdi>{detail}</bdi>
            </p>
          ) : null}
        </div>
      )}
      {row ? <div className={styles.buttons}>{children}</div> : children}
    </div>
  )
}
