import type { ComponentProps } from 'react'
import { classNames } from '../../../lib/class-names.ts'
import styles from './BottomBar.module.css'

type BottomBarProps = ComponentProps<'div'> & {
  /** Whether it is fixed to the bottom on narrow screens; otherwise it stays in the page's flow. */
  readonly docked?: boolean
}

/** A page's primary action: in the flow on wide screens, fixed to the bottom of narrow ones. */
export function BottomBar({ docked = true, className, ...native }: BottomBarProps) {
  return <div className={classNames(styles.bar, docked && styles.docked, className)} {...native} />
}
