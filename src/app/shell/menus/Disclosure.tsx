import { ChevronDown } from 'lucide'
import { type ReactNode, Suspense, useEffect, useId, useRef, useState, useTransition } from 'react'
import { Icon } from '../../../ui/icon/Icon.tsx'
import { useDictionary } from '../../language/dictionary.ts'
import { type Place, pathOf } from '../../navigation/routes.ts'
import { PartBoundary } from '../frames/PartBoundary.tsx'
import styles from './Disclosure.module.css'

type DisclosureProps = {
  readonly label: string
  readonly place: Place
  readonly children: ReactNode
}

/**
 * A button that shows a list of links (the disclosure pattern for site navigation, not an application menu).
 * It closes on Escape, on a click or focus outside and on navigation.
 */
export function Disclosure({ label, place, children }: DisclosureProps) {
  const { t } = useDictionary()
  const id = useId()
  const [open, setOpen] = useState(false)
  // The list is there as soon as it is loaded: after a fallback React would wait for 300 ms.
  const [isOpening, startOpening] = useTransition()
  const root = useRef<HTMLDivElement>(null)
  const button = useRef<HTMLButtonElement>(null)
  const path = pathOf(place)

  // biome-ignore lint/correctness/useExhaustiveDependencies: navigation closes it
  useEffect(() => setOpen(false), [path])

  useEffect(() => {
    // Also while it is loaded: whoever has gone on by then wants no list any more.
    if (!open && !isOpening) return
    const closeOutside = (event: Event) => {
      if (event.target instanceof Node && !root.current?.contains(event.target)) setOpen(false)
    }
    const closeOnEscape = (event: KeyboardEvent) => {
      if (event.key !== 'Escape') return
      setOpen(false)
      button.current?.focus()
    }
    document.addEventListener('pointerdown', closeOutside)
    document.addEventListener('focusin', closeOutside)
    document.addEventListener('keydown', closeOnEscape)
    return () => {
      document.removeEventListener('pointerdown', closeOutside)
      document.removeEventListener('focusin', closeOutside)
      document.removeEventListener('keydown', closeOnEscape)
    }
  }, [open, isOpening])

  return (
    <div ref={root} className={styles.root}>
      <button
        ref={button}
        type="button"
        className={styles.button}
        aria-expanded={open}
        aria-controls={id}
        aria-busy={isOpening}
        onClick={() => {
          if (open || isOpening) setOpen(false)
          else startOpening(() => setOpen(true))
        }}
      >
        {label}
        <Icon of={ChevronDown} size={16} />
      </button>
      <div id={id} hidden={!open} className={styles.list}>
        <PartBoundary fallback={<p role="alert">{t.loadFailed.part}</p>}>
          <Suspense>{open && children}</Suspense>
        </PartBoundary>
      </div>
    </div>
  )
}
