import type { ComponentProps, MouseEvent } from 'react'
import { classNames } from '../../lib/class-names.ts'
import styles from './Button.module.css'

type ButtonProps = ComponentProps<'button'> & {
  readonly variant?: 'primary' | 'secondary' | 'quiet' | 'danger'
  readonly size?: 'text' | 'icon'
  /** Busy: it ignores presses but keeps the focus, which a disabled button would lose. */
  readonly busy?: boolean
}

/** Stops the press from reaching handlers and forms. */
const ignorePress = (event: MouseEvent) => event.preventDefault()

/** A native button that does not submit forms unless `type` says so. */
export function Button({
  variant = 'secondary',
  size = 'text',
  type = 'button',
  busy = false,
  className,
  ...native
}: ButtonProps) {
  return (
    <button
      type={type}
      className={classNames(styles.button, styles[variant], size === 'icon' && styles.icon, className)}
      {...native}
      {...(busy && { 'aria-disabled': true, onClick: ignorePress })}
    />
  )
}
