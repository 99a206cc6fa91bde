import type { ComponentProps } from 'react'
import { classNames } from '../../../lib/class-names.ts'
import styles from './BottomBar.module.css'

type BottomBarProps = ComponentProps<'div'> & {
  /** Whether it is a bar on narrow screens yet; before that it stands in the page there too. */
  readonly docked?: boolean
}

/** A page's primary action: in its place on wide screens, always in sight at the bottom of narrow ones. */
export function BottomBar({ docked = true, className, ...native }: BottomBarProps) {
  return <div className={classNames(styles.bar, docked && styles.docked, className)} {...native} />
}
