import type { IconNode } from 'lucide'
import { createElement } from 'react'

type IconProps = {
  readonly of: IconNode
  /** Width and height in CSS pixels. */
  readonly size: number
  readonly className?: string | undefined
}

/** A Lucide icon, 24-unit grid, stroke 1.75. Always decorative: a text beside it or the control's name says the same. */
export function Icon({ of, size, className }: IconProps) {
  return (
    <svg
      aria-hidden="true"
      className={className}
      width={size}
      height={size}
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentColor"
      strokeWidth={1.75}
      strokeLinecap="round"
      strokeLinejoin="round"
    >
      {of.map(([tag, attributes], index) => createElement(tag, { ...attributes, key: index }))}
    </svg>
  )
}
