import { Button } from '../../../ui/button/Button.tsx'
import type { Fix } from '../core/checks/verdict.ts'
import type { Messages } from '../messages.en.ts'
import { useTexts } from '../texts.ts'
import styles from './Verdict.module.css'

type FixButtonProps = { readonly fix: Fix; readonly onFix: (fix: Fix) => void }

/** Makes the code easier to read in one press, with the colour that it will have. */
export function FixButton({ fix, onFix }: FixButtonProps) {
  const { t } = useTexts()
  return (
    <Button variant="primary" className={styles.fix} onClick={() => onFix(fix)}>
      {fix.kind === 'darken' ? (
        <svg className={styles.swatch} viewBox="0 0 20 20" aria-hidden="true">
          <rect width="20" height="20" fill={fix.change.color} />
        </svg>
      ) : null}
      {labelOf(t, fix)}
    </Button>
  )
}

function labelOf(t: Messages, fix: Fix): string {
  switch (fix.kind) {
    case 'swap':
      return t.fix.inverted
    case 'plain':
      return t.fix.contrast
    case 'darken':
      return t.fix.darken(fix.change.color)
    case 'size':
      return t.fix.dense(fix.change.size)
    case 'level':
      return t.fix.logoLevel(fix.change.level)
    case 'shape':
      return t.fix.shape
    case 'logo':
      return t.fix.logoSize(fix.percent)
  }
}
