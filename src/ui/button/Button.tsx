import type { ComponentProps } from 'react'
import { classNames } from '../../lib/class-names.ts'
import styles from './Button.module.css'

type ButtonProps = ComponentProps<'button'> & {
  readonly variant?: 'primary' | 'secondary' | 'quiet' | 'danger'
  readonly size?: 'text' | 'icon'
}

/** A native button that does not submit forms unless told so. */
export function Button({
  variant = 'secondary',
  size = 'text',
  type = 'button',
  className,
  ...native
}: ButtonProps) {
  return (
    <button
      type={type}
      className={classNames(styles.button, styles[variant], size === 'icon' && styles.icon, className)}
      {...native}
    />
  )
}
