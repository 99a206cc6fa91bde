import { Button } from '../../ui/button/Button.tsx'
import styles from './Checks.module.css'
import { hardships, type Robustness, ratingOf } from './core/robustness.ts'
import type { Style } from './core/settings.ts'
import { type Weakness, weaknesses } from './core/weakness.ts'
import type { Messages } from './messages.en.ts'
import type { Shown } from './use-code.ts'

type ChecksProps = {
  readonly t: Messages
  readonly shown: Shown
  readonly change: (change: Partial<Style>) => void
}

/** How robust the code is, by trial, why it is not more so, and what mends it with one click. */
export function Checks({ t, shown, change }: ChecksProps) {
  const { robustness, style, symbol } = shown
  const colours = { dark: style.color, light: style.background }
  const found = weaknesses(symbol, colours, style.margin, style.size)
  return (
    <section
      className={styles.checks}
      aria-label={t.robustness}
      aria-live="polite"
      aria-busy={robustness === undefined}
    >
      <h3 className={styles.title}>{t.robustness}</h3>
      {robustness ? <Score t={t} robustness={robustness} /> : null}
      {robustness ? null : <p className={styles.note}>{robustness === undefined ? t.testing : t.untested}</p>}
      {found.length > 0 ? (
        <ul className={styles.weak}>
          {found.map((weakness) => (
            <li key={weakness.kind}>
              <span>{reasonOf(t, weakness)}</span>
              <Button onClick={() => change(mendOf(weakness, style))}>
                {weakness.kind === 'dense' ? t.mend.dense(weakness.size) : t.mend[weakness.kind]}
              </Button>
            </li>
          ))}
        </ul>
      ) : null}
    </section>
  )
}

function Score({ t, robustness }: { readonly t: Messages; readonly robustness: Robustness }) {
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
        {hardships.map((hardship) => (
          <div key={hardship}>
            <dt>{t.hardship[hardship]}</dt>
            <dd>{t.outcome[passed.filter((trial) => trial.hardship === hardship).length]}</dd>
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
  }
}

function mendOf(weakness: Weakness, { color, background }: Style): Partial<Style> {
  switch (weakness.kind) {
    case 'inverted':
      return { color: background, background: color }
    case 'contrast':
      return { color: '#000000', background: '#ffffff' }
    case 'dense':
      return { size: weakness.size }
  }
}
