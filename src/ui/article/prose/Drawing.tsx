import type { ReactNode } from 'react'

type DrawingProps = {
  /** What is to be seen; without it the drawing is decoration, which words beside it make dispensable. */
  readonly label?: string | undefined
  readonly viewBox: string
  readonly className?: string | undefined
  readonly preserveAspectRatio?: 'none'
  readonly children: ReactNode
}

/** A drawing of a figure. */
export function Drawing({ label, children, ...attributes }: DrawingProps) {
  return label === undefined ? (
    <svg aria-hidden="true" {...attributes}>
      {children}
    </svg>
  ) : (
    <svg role="img" aria-label={label} {...attributes}>
      {children}
    </svg>
  )
}
