import { useRef } from 'react'
import { Button } from '../../../ui/button/Button.tsx'
import styles from './SavedPanel.module.css'

type UndoNoteProps = {
  readonly text: string
  readonly label: string
  readonly onUndo: (() => void) | undefined
}

/** A note with an Undo button; the focus stays here when the button disappears. */
export function UndoNote({ text, label, onUndo }: UndoNoteProps) {
  const note = useRef<HTMLParagraphElement>(null)
  return (
    <p ref={note} tabIndex={-1} className={styles.hint}>
      {text}{' '}
      {onUndo ? (
        <Button
          variant="quiet"
          onClick={() => {
            note.current?.focus()
            onUndo()
          }}
        >
          {label}
        </Button>
      ) : null}
    </p>
  )
}
