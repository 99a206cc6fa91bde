import { type KeyboardEvent, type RefObject, useEffect, useEffectEvent, useRef } from 'react'
import { Button } from '../../button/Button.tsx'
import styles from './ExportMenuButton.module.css'
import type { ExportAction } from './export-files.ts'

type ActionMenuProps = {
  readonly id: string
  readonly label: string
  readonly items: readonly { readonly action: ExportAction; readonly label: string }[]
  /** The menu with its button: a press or the focus elsewhere closes the menu. */
  readonly root: RefObject<HTMLElement | null>
  readonly onChoose: (action: ExportAction) => void
  /** With a key: the focus goes back to the button. */
  readonly onClose: () => void
  readonly onLeave: () => void
}

/** The open menu, with the focus on its first action. */
export function ActionMenu({ id, label, items, root, onChoose, onClose, onLeave }: ActionMenuProps) {
  const menu = useRef<HTMLDivElement>(null)
  const closeOutside = useEffectEvent(({ target }: Event) => {
    if (target instanceof Node && !root.current?.contains(target)) onLeave()
  })
  useEffect(() => {
    menu.current?.querySelector<HTMLElement>('[role="menuitem"]')?.focus({ preventScroll: true })
    menu.current?.scrollIntoView({ block: 'nearest' })
    const listener = (event: Event) => closeOutside(event)
    document.addEventListener('pointerdown', listener)
    document.addEventListener('focusin', listener)
    return () => {
      document.removeEventListener('pointerdown', listener)
      document.removeEventListener('focusin', listener)
    }
  }, [])
  return (
    <div
      ref={menu}
      id={id}
      role="menu"
      aria-label={label}
      className={styles.box}
      onKeyDown={(event) => moveOrClose(event, onClose)}
    >
      {items.map(({ action, label: name }) => (
        <Button
          key={action}
          variant="quiet"
          role="menuitem"
          tabIndex={-1}
          className={styles.item}
          data-export-action={action}
          onClick={() => onChoose(action)}
        >
          {name}
        </Button>
      ))}
    </div>
  )
}

/** The keys of a menu (WAI-ARIA Authoring Practices). */
function moveOrClose(event: KeyboardEvent<HTMLElement>, close: () => void): void {
  const items = [...event.currentTarget.querySelectorAll<HTMLElement>('[role="menuitem"]')]
  const at = items.findIndex((item) => item.matches(':focus'))
  const to = { ArrowDown: at + 1, ArrowUp: at - 1, Home: 0, End: -1 }[event.key]
  if (to !== undefined) items.at(to % items.length)?.focus()
  else if (event.key === 'Escape' || event.key === 'Tab') close()
  else return
  // Tab goes on from the button.
  if (event.key !== 'Tab') event.preventDefault()
}
