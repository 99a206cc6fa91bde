import { useRef } from 'react'
import { Button } from '../../../ui/button/Button.tsx'
import type { Shown } from '../content/use-code.ts'
import { degradations, type Robustness, ratingOf } from '../core/checks/robustness.ts'
import { type Weakness, weaknesses } from '../core/checks/weakness.ts'
import type { Style } from '../core/settings.ts'
import type { Messages } from '../messages.en.ts'
import { useTexts } from '../texts.ts'
import styles from './Checks.module.css'
import { FixRow } from './FixRow.tsx'

type ChecksProps = {
  readonly shown: Shown
  readonly levelIsFixed: boolean
  readonly change: (change: Partial<Style>) => void
  readonly onLogoSize: (percent: number) => void
}

/** Robustness of the code by trial, its weaknesses, and a button that fixes each. */
export function Checks({ shown, levelIsFixed, change, onLogoSize }: ChecksProps) {
  const { t } = useTexts()
  const { robustness, style, symbol, logo } = shown
  const colours = { dark: style.color, light: style.background }
  const heading = useRef<HTMLHeadingElement>(null)
  /** A fixed weakness disappears with its focused button, so the focus moves here. */
  const focusHeading = () => heading.current?.focus()
  const found = weaknesses(symbol, { colours, margin: style.margin, logo }, style.size)
  return (
    <section className={styles.checks} aria-label={t.robustness} aria-busy={robustness === undefined}>
      <h3 ref={heading} className={styles.title} tabIndex={-1}>
        {t.robustness}
      </h3>
      {found.length > 0 ? (
        <ul className={styles.weak}>
          {found.map((weakness) => (
            <li key={weakness.kind}>
              <FixRow reason={reasonOf(t, weakness)}>
                <Fix
                  {...{ weakness, style, levelIsFixed }}
                  change={(fixed) => {
                    change(fixed)
                    focusHeading()
                  }}
                  onLogoSize={(percent) => {
                    onLogoSize(percent)
                    focusHeading()
                  }}
                />
              </FixRow>
            </li>
          ))}
        </ul>
      ) : null}
      {/* Appears later than the rest: above the buttons it would shift them while they are pressed. */}
      {robustness ? <Score robustness={robustness} /> : null}
      {robustness ? null : <p className={styles.note}>{robustness === undefined ? t.testing : t.untested}</p>}
    </section>
  )
}

function Score({ robustness }: { readonly robustness: Robustness }) {
  const { t } = useTexts()
  const { score, passed } = robustness
  const rating = ratingOf(score)
  return (
    <>
      <p className={styles.score} data-rating={rating}>
        <strong>{t.ratings[rating]}</strong>
        <span>{t.score(score)}</span>
        <meter min={0} max={100} value={score} aria-label={t.robustness} />
      </p>
      <dl className={styles.trials}>
        {degradations.map((degradation) => (
          <div key={degradation}>
            <dt>{t.degradations[degradation]}</dt>
            <dd>{t.outcome[passed.filter((trial) => trial.degradation === degradation).length]}</dd>
          </div>
        ))}
      </dl>
    </>
  )
}

function reasonOf(t: Messages, weakness: Weakness): string {
  switch (weakness.kind) {
    case 'inverted':
      return t.weak.inverted
    case 'contrast':
      return t.weak.contrast(weakness.ratio)
    case 'dense':
      return t.weak.dense(weakness.pixels)
    case 'logo':
      return t.weak.logo(weakness.share, weakness.safe)
  }
}

type FixProps = Omit<ChecksProps, 'shown'> & { readonly weakness: Weakness; readonly style: Style }

/** The button that fixes a weakness. */
function Fix({ weakness, style, levelIsFixed, change, onLogoSize }: FixProps) {
  const { t } = useTexts()
  switch (weakness.kind) {
    case 'inverted': {
      const swapped = { color: style.background, background: style.color }
      return <Button onClick={() => change(swapped)}>{t.fix.inverted}</Button>
    }
    case 'contrast': {
      const plain = { color: '#000000', background: '#ffffff' }
      return <Button onClick={() => change(plain)}>{t.fix.contrast}</Button>
    }
    case 'dense':
      return <Button onClick={() => change({ size: weakness.size })}>{t.fix.dense(weakness.size)}</Button>
    case 'logo': {
      const { level, percent } = weakness
      if (level !== undefined && !levelIsFixed)
        return <Button onClick={() => change({ level })}>{t.fix.logoLevel(level)}</Button>
      if (percent === undefined) return null
      return <Button onClick={() => onLogoSize(percent)}>{t.fix.logoSize(percent)}</Button>
    }
  }
}
