import { type ReactNode, useRef } from 'react'
import { useRowFocus } from './use-row-focus.ts'

type KeepFocusProps = { readonly className?: string | undefined; readonly children: ReactNode }

/** A region whose buttons come and go: when the one in focus vanishes, another of the region takes the focus. */
export function KeepFocus({ className, children }: KeepFocusProps) {
  const region = useRef<HTMLDivElement>(null)
  return (
    <div ref={region} {...useRowFocus(region)} className={className}>
      {children}
    </div>
  )
}
