import type { ReactNode } from 'react'
import { SegmentedField } from '../../../ui/fields/segmented-field/SegmentedField.tsx'
import { TextField } from '../../../ui/fields/text-field/TextField.tsx'
import { FoldedGroup } from '../../../ui/layout/folded-group/FoldedGroup.tsx'
import { useSettingsInPage } from '../../../ui/use-settings-in-page.ts'
import { useStore } from '../../../ui/use-store.ts'
import { type Goal, goalUnits } from '../core/goal.ts'
import { limits, maxMeasured, postLength } from '../core/limits.ts'
import { goal } from '../text/goal.ts'
import { useTexts } from '../texts.ts'
import styles from './Figures.module.css'
import { LimitRuler } from './LimitRuler.tsx'
import { limitText } from './limit-text.ts'

type GoalPanelProps = { readonly words: number; readonly text: () => string }

const parse = (text: string): number | null => {
  const digits = text.replace(/[^\d]/g, '').slice(0, 9)
  return digits === '' ? null : Number(digits)
}

/** How near the text is to a number of words, such as 1,500 to 2,000, or to the length of a post. */
export function GoalPanel({ words, text }: GoalPanelProps) {
  const { t, language } = useTexts()
  const shown = useStore(goal)
  const { unit, least, most } = shown
  useSettingsInPage<Goal>('word-counter', { settings: shown, visit: goal.visit, choose: goal.write })
  const isPost = unit === 'post'
  const isSet = isPost || least !== null || most !== null
  // Whoever types the larger number into the first field means the same.
  const [from, to] = [least ?? 0, most ?? Number.POSITIVE_INFINITY].sort((one, other) => one - other) as [
    number,
    number,
  ]
  const written = isPost ? text() : ''
  const used = written.length > maxMeasured ? Number.POSITIVE_INFINITY : postLength(written)
  const status = () => {
    if (isPost) return Number.isFinite(used) ? limitText(used, limits.post, t, language) : t.farTooLong
    return words < from ? t.goalLeft(from - words) : words > to ? t.goalOver(words - to) : t.goalMet
  }
  return (
    <FoldedGroup title={t.goal} state={isSet ? status() : '–'} open={isSet}>
      <div className={styles.goal}>
        <SegmentedField
          label={t.goalUnit}
          value={unit}
          segments={goalUnits.map((value) => ({ value, label: t.goalUnits[value] }))}
          onChange={(next) => goal.write({ ...shown, unit: next })}
        />
        {isPost ? (
          <LimitRuler used={used} limits={[0, limits.post]} beyond="bad" />
        ) : (
          <WordGoal goal={shown}>
            {isSet ? (
              <LimitRuler used={words} limits={[from, to]} beyond="bad" />
            ) : (
              <p className={styles.note}>{t.goalHint}</p>
            )}
          </WordGoal>
        )}
      </div>
    </FoldedGroup>
  )
}

/** The fields for words, with how far the text is below them. */
function WordGoal({ goal: shown, children }: { readonly goal: Goal; readonly children: ReactNode }) {
  const { t } = useTexts()
  const { least, most } = shown
  return (
    <>
      <div className={styles.pair}>
        <TextField
          label={t.least}
          value={least === null ? '' : String(least)}
          inputMode="numeric"
          autoComplete="off"
          onChange={(typed) => goal.write({ ...shown, least: parse(typed) })}
        />
        <TextField
          label={t.most}
          value={most === null ? '' : String(most)}
          inputMode="numeric"
          autoComplete="off"
          onChange={(typed) => goal.write({ ...shown, most: parse(typed) })}
        />
      </div>
      {children}
    </>
  )
}
