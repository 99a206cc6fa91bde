import { type ReactNode, useLayoutEffect, useRef } from 'react'

type TintedProps = {
  /** Custom properties without `--`: colours, or what CSS makes of them. */
  readonly colours: Readonly<Record<string, string>>
  readonly className?: string | undefined
  readonly children?: ReactNode
}

/** A part of the page with colours of its own. Set by script: the content security policy refuses style attributes. */
export function Tinted({ colours, className, children }: TintedProps) {
  const box = useRef<HTMLDivElement>(null)
  useLayoutEffect(() => {
    for (const [name, hex] of Object.entries(colours)) box.current?.style.setProperty(`--${name}`, hex)
  }, [colours])
  return (
    <div ref={box} className={className}>
      {children}
    </div>
  )
}
