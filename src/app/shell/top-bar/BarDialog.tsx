import { type ReactNode, Suspense, startTransition, useEffect, useState } from 'react'
import { Button } from '../../../ui/button/Button.tsx'
import { PartBoundary } from '../frames/PartBoundary.tsx'

type BarDialogProps = {
  readonly label: string
  readonly icon: ReactNode
  readonly className?: string | undefined
  /** The key that opens it with Ctrl or Command. */
  readonly shortcut?: string
  /** Called if the dialog cannot be loaded. */
  readonly onFail: () => void
  /** Renders the dialog; may suspend. */
  readonly children: (close: () => void) => ReactNode
}

/**
 * A button of the top bar with the dialog that it opens. As a transition, it is there as soon as it is loaded: after a
 * fallback, even an empty one, React would wait for 300 ms.
 */
export function BarDialog({ label, icon, className, shortcut, onFail, children }: BarDialogProps) {
  const [isOpen, setOpen] = useState(false)
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      if (event.key !== shortcut || !(event.metaKey || event.ctrlKey)) return
      event.preventDefault()
      startTransition(() => setOpen(true))
    }
    addEventListener('keydown', press)
    return () => removeEventListener('keydown', press)
  }, [shortcut])
  return (
    <>
      <Button
        variant="quiet"
        size="icon"
        className={className}
        aria-label={label}
        aria-haspopup="dialog"
        onClick={() => startTransition(() => setOpen(true))}
      >
        {icon}
      </Button>
      <PartBoundary onFail={onFail}>
        <Suspense>{isOpen && children(() => setOpen(false))}</Suspense>
      </PartBoundary>
    </>
  )
}
