import { Button } from '../../../ui/button/Button.tsx'
import { FieldGroup } from '../../../ui/fields/field-group/FieldGroup.tsx'
import { modeMinutes } from '../core/modes.ts'
import { useTexts } from '../texts.ts'
import styles from './QuickStart.module.css'
import type { TimerActions } from './use-timer-actions.ts'

const quickModes = ['work', 'break', 'long-break'] as const

/** Starts a session of a mode with one press. */
export function QuickStart({ actions }: { readonly actions: TimerActions }) {
  const { t } = useTexts()
  return (
    <FieldGroup label={t.quickStart}>
      <div className={styles.buttons}>
        {quickModes.map((mode) => (
          <Button key={mode} onClick={() => actions.quickStart(mode)}>
            {t.quick(modeMinutes[mode], t.modes[mode])}
          </Button>
        ))}
      </div>
    </FieldGroup>
  )
}
