import { type ReactNode, useLayoutEffect, useRef } from 'react'

type TintedProps = {
  /** CSS custom properties without `--`. */
  readonly colours: Readonly<Record<string, string>>
  readonly className?: string | undefined
  readonly children?: ReactNode
}

/** An element with its own colours, set by script because the content security policy blocks style attributes. */
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
