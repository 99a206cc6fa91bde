import { ChevronDown } from 'lucide'
import { type ReactNode, Suspense, useDeferredValue, useEffect, useId, useRef, useState } from 'react'
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
  /** Whether the visitor wants the list, which may have to be loaded first. */
  const [isWanted, setWanted] = useState(false)
  // There as soon as it is loaded: after a fallback React would wait for 300 ms.
  const isRendered = useDeferredValue(isWanted)
  const open = isWanted && isRendered
  const root = useRef<HTMLDivElement>(null)
  const button = useRef<HTMLButtonElement>(null)
  const path = pathOf(place)

  // biome-ignore lint/correctness/useExhaustiveDependencies: navigation closes it
  useEffect(() => setWanted(false), [path])

  useEffect(() => {
    // Also while it is loaded: whoever has gone on by then wants no list any more.
    if (!isWanted) return
    const closeOutside = (event: Event) => {
      if (event.target instanceof Node && !root.current?.contains(event.target)) setWanted(false)
    }
    const closeOnEscape = (event: KeyboardEvent) => {
      if (event.key !== 'Escape') return
      setWanted(false)
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
  }, [isWanted])

  return (
    <div ref={root} className={styles.root}>
      <button
        ref={button}
        type="button"
        className={styles.button}
        aria-expanded={open}
        aria-controls={id}
        aria-busy={isWanted && !isRendered}
        onClick={() => setWanted(!isWanted)}
      >
        {label}
        <Icon of={ChevronDown} size={16} />
      </button>
      <div id={id} hidden={!open} className={styles.list}>
        <PartBoundary fallback={<p role="alert">{t.loadFailed.part}</p>}>
          <Suspense>{isRendered && children}</Suspense>
        </PartBoundary>
      </div>
    </div>
  )
}
