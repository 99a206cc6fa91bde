import { TextField } from '../../../ui/fields/text-field/TextField.tsx'
import { FoldedGroup } from '../../../ui/layout/folded-group/FoldedGroup.tsx'
import { useSettingsInPage } from '../../../ui/use-settings-in-page.ts'
import { useStore } from '../../../ui/use-store.ts'
import type { Goal } from '../core/goal.ts'
import { goal } from '../text/goal.ts'
import { useTexts } from '../texts.ts'
import styles from './Figures.module.css'
import { LimitRuler } from './LimitRuler.tsx'

type GoalPanelProps = { readonly words: number }

const parse = (text: string): number | null => {
  const digits = text.replace(/[^\d]/g, '').slice(0, 9)
  return digits === '' ? null : Number(digits)
}

/** How near the text is to a number of words, such as 1,500 to 2,000. */
export function GoalPanel({ words }: GoalPanelProps) {
  const { t } = useTexts()
  const shown = useStore(goal)
  const { least, most } = shown
  useSettingsInPage<Goal>('word-counter', { settings: shown, visit: goal.visit, choose: goal.write })
  const isSet = least !== null || most !== null
  // Whoever types the larger number into the first field means the same.
  const [from, to] = [least ?? 0, most ?? Number.POSITIVE_INFINITY].sort((one, other) => one - other) as [
    number,
    number,
  ]
  const status = words < from ? t.goalLeft(from - words) : words > to ? t.goalOver(words - to) : t.goalMet
  return (
    <FoldedGroup title={t.goal} state={isSet ? status : '–'} open={isSet}>
      <div className={styles.goal}>
        <div className={styles.pair}>
          <TextField
            label={t.least}
            value={least === null ? '' : String(least)}
            inputMode="numeric"
            autoComplete="off"
            onChange={(text) => goal.write({ ...shown, least: parse(text) })}
          />
          <TextField
            label={t.most}
            value={most === null ? '' : String(most)}
            inputMode="numeric"
            autoComplete="off"
            onChange={(text) => goal.write({ ...shown, most: parse(text) })}
          />
        </div>
        {isSet ? (
          <LimitRuler used={words} limits={[from, to]} beyond="bad" />
        ) : (
          <p className={styles.note}>{t.goalHint}</p>
        )}
      </div>
    </FoldedGroup>
  )
}
