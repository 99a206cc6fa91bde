import { useRef } from 'react'
import { Button } from '../../../ui/button/Button.tsx'
import styles from './SavedPanel.module.css'

type UndoNoteProps = {
  readonly text: string
  readonly label: string
  readonly onUndo: (() => void) | undefined
}

/** What has happened and the button that takes it back; the focus stays here when the button goes. */
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
