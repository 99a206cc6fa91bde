import { TextField } from '../../../ui/fields/text-field/TextField.tsx'
import { FoldedGroup } from '../../../ui/layout/folded-group/FoldedGroup.tsx'
import { useStore } from '../../../ui/use-store.ts'
import { draft } from '../text/draft.ts'
import { useTexts } from '../texts.ts'
import styles from './Figures.module.css'

type GoalPanelProps = { readonly words: number }

const parse = (text: string): number | null => {
  const digits = text.replace(/[^\d]/g, '').slice(0, 9)
  return digits === '' ? null : Number(digits)
}

/** Progress towards a number of words, such as 1,500 to 2,000. */
export function GoalPanel({ words }: GoalPanelProps) {
  const { t } = useTexts()
  const goal = useStore(draft)
  const { least, most } = goal
  const full = most ?? least
  const status =
    least !== null && words < least
      ? t.goalLeft(least - words)
      : most !== null && words > most
        ? t.goalOver(words - most)
        : t.goalMet
  return (
    <FoldedGroup title={t.goal} state={full === null ? '–' : status} open={full !== null}>
      <div className={styles.goal}>
        <div className={styles.pair}>
          <TextField
            label={t.least}
            value={least === null ? '' : String(least)}
            inputMode="numeric"
            autoComplete="off"
            onChange={(text) => draft.write({ ...draft.read(), least: parse(text) })}
          />
          <TextField
            label={t.most}
            value={most === null ? '' : String(most)}
            inputMode="numeric"
            autoComplete="off"
            onChange={(text) => draft.write({ ...draft.read(), most: parse(text) })}
          />
        </div>
        {full === null ? (
          <p className={styles.note}>{t.goalHint}</p>
        ) : (
          <progress className={styles.bar} aria-label={t.goal} max={full} value={Math.min(words, full)} />
        )}
      </div>
    </FoldedGroup>
  )
}
