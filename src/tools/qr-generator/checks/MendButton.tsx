import { Button } from '../../../ui/button/Button.tsx'
import type { Mend } from '../core/checks/verdict.ts'
import type { Messages } from '../messages.en.ts'
import { useTexts } from '../texts.ts'
import styles from './Verdict.module.css'

type MendButtonProps = { readonly mend: Mend; readonly onMend: (mend: Mend) => void }

/** Makes the code easier to read in one press, with the colour that it will have. */
export function MendButton({ mend, onMend }: MendButtonProps) {
  const { t } = useTexts()
  return (
    <Button variant="primary" className={styles.mend} onClick={() => onMend(mend)}>
      {mend.kind === 'darken' ? (
        <svg className={styles.swatch} viewBox="0 0 20 20" aria-hidden="true">
          <rect width="20" height="20" fill={mend.change.color} />
        </svg>
      ) : null}
      {labelOf(t, mend)}
    </Button>
  )
}

function labelOf(t: Messages, mend: Mend): string {
  switch (mend.kind) {
    case 'swap':
      return t.fix.inverted
    case 'plain':
      return t.fix.contrast
    case 'darken':
      return t.fix.darken(mend.change.color)
    case 'size':
      return t.fix.dense(mend.change.size)
    case 'level':
      return t.fix.logoLevel(mend.change.level)
    case 'shape':
      return t.fix.shape
    case 'logo':
      return t.fix.logoSize(mend.percent)
  }
}
