import { Eye, EyeOff } from 'lucide'
import { useId, useState } from 'react'
import { Button } from '../../../ui/button/Button.tsx'
import { Alert } from '../../../ui/feedback/alert/Alert.tsx'
import { Icon } from '../../../ui/icon/Icon.tsx'
import { Panel } from '../../../ui/layout/panel/Panel.tsx'
import { crackTime } from '../core/crack-time.ts'
import { maxEstimatedLength } from '../core/estimate/strength-request.ts'
import { gradeOf, grades } from '../core/grade.ts'
import type { Messages } from '../messages.en.ts'
import { useTexts } from '../texts.ts'
import styles from './StrengthMeter.module.css'
import type { StrengthState } from './use-strength.ts'

/** Attributes by which password managers ignore a field, so that they do not offer to save or fill it. */
const ignoredByPasswordManagers = {
  'data-1p-ignore': 'true',
  'data-bwignore': 'true',
  'data-form-type': 'other',
  'data-lpignore': 'true',
}

type StrengthMeterProps = {
  readonly password: string
  readonly onPassword: (password: string) => void
  readonly strengthState: StrengthState
}

/** A field for a password of one's own and its estimate. Its time is marked on the ruler of the generated password. */
export function StrengthMeter({ password, onPassword, strengthState }: StrengthMeterProps) {
  const { t } = useTexts()
  const id = useId()
  const [shown, setShown] = useState(false)
  return (
    <Panel title={t.checkTitle}>
      <p className={styles.intro}>{t.checkIntro}</p>
      <div className={styles.columns}>
        <div className={styles.field}>
          <label className={styles.label} htmlFor={id}>
            {t.passwordField}
          </label>
          <div className={styles.box}>
            <input
              id={id}
              // Masked by CSS. Password managers would offer to save an input of type password.
              type="text"
              className={styles.input}
              data-shown={shown}
              value={password}
              onChange={(event) => onPassword(event.currentTarget.value)}
              autoComplete="off"
              autoCapitalize="none"
              autoCorrect="off"
              spellCheck={false}
              translate="no"
              {...ignoredByPasswordManagers}
            />
            <Button
              variant="quiet"
              size="icon"
              className={styles.eye}
              aria-label={t.show}
              aria-pressed={shown}
              onClick={() => setShown(!shown)}
            >
              <Icon of={shown ? EyeOff : Eye} size={20} />
            </Button>
          </div>
        </div>
        <div className={styles.estimate} aria-live="polite">
          {strengthState.state === 'working' ? <p className={styles.note}>{t.estimating}</p> : null}
          {strengthState.state === 'failed' ? <Alert title={t.estimateFailed} /> : null}
          {strengthState.state === 'done' ? (
            <EstimatedStrength {...strengthState.estimate} length={[...password].length} />
          ) : null}
        </div>
      </div>
    </Panel>
  )
}

type EstimatedStrengthProps = {
  readonly bits: number
  readonly advice: readonly (keyof Messages['advice'])[]
  readonly length: number
}

function EstimatedStrength({ bits, advice, length }: EstimatedStrengthProps) {
  const { t } = useTexts()
  const grade = gradeOf(bits)
  return (
    <>
      <p className={styles.grade} data-grade={grade}>
        <span className={styles.meter} aria-hidden="true">
          {grades.map((one, index) => (
            <span key={one} data-on={index <= grades.indexOf(grade)} />
          ))}
        </span>
        <strong>{t.grade[grade]}</strong>
        <span className={styles.bits}>{t.estimatedBits(bits)}</span>
      </p>
      <p className={styles.note}>{t.crackTime(crackTime(bits))}</p>
      {advice.length > 0 ? (
        <ul className={styles.advice}>
          {advice.map((one) => (
            <li key={one}>{t.advice[one]}</li>
          ))}
        </ul>
      ) : null}
      <p className={styles.note}>
        {t.estimateNote} {length > maxEstimatedLength ? t.truncated(maxEstimatedLength) : null}
      </p>
    </>
  )
}
