import { classNames } from '../../../lib/class-names.ts'
import { numberFormat } from '../../../lib/text/formats.ts'
import { Button } from '../../../ui/button/Button.tsx'
import { SelectField } from '../../../ui/fields/select-field/SelectField.tsx'
import { FoldedGroup } from '../../../ui/layout/folded-group/FoldedGroup.tsx'
import { Panel } from '../../../ui/layout/panel/Panel.tsx'
import { type LanguageChoice, textLanguages } from '../core/analysis/language.ts'
import type { CounterState } from '../counter.ts'
import { useTexts } from '../texts.ts'
import styles from './Figures.module.css'
import { listFigures } from './figures.ts'
import { RankedList } from './RankedList.tsx'

type AnalysisPanelProps = {
  readonly state: CounterState
  readonly choice: LanguageChoice
  readonly canShow: boolean
  readonly textOf: (start: number, end: number) => string
  readonly onChoice: (choice: LanguageChoice) => void
  readonly onShow: (start: number, end: number) => void
}

const choices = ['auto', ...textLanguages] as const
/** Maximum quoted length of a hard sentence, in UTF-16 units. */
const maxQuoted = 160

/** The detailed analysis by Unicode rules and language. */
export function AnalysisPanel(props: AnalysisPanelProps) {
  const { t, language } = useTexts()
  const { state, choice, canShow, textOf, onChoice, onShow } = props
  const { analysis, isCurrent } = state
  const number = numberFormat(language)
  const percent = numberFormat(language, { style: 'percent', maximumFractionDigits: 1 })
  const detected = analysis && choice === 'auto' ? t.detected(t.languages[analysis.language]) : t.auto
  const hasWords = analysis !== null && analysis.words > 0
  return (
    <Panel
      title={t.analysis}
      actions={
        <div className={styles.language}>
          <SelectField
            label={t.language}
            value={choice}
            options={choices.map((value) => ({
              value,
              label: value === 'auto' ? detected : t.languages[value],
            }))}
            onChange={onChoice}
          />
        </div>
      }
    >
      <p className={styles.intro}>{t.analysisIntro}</p>
      {hasWords ? (
        <div className={classNames(styles.figures, !isCurrent && styles.stale)} aria-busy={!isCurrent}>
          <dl className={classNames(styles.headline, styles.small)}>
            {listFigures(t, language, state.counts, analysis).map(({ name, value }) => (
              <div key={name} className={styles.figure}>
                <dt>{name}</dt>
                <dd>{value}</dd>
              </div>
            ))}
          </dl>
          <p className={styles.note}>{t.timesNote}</p>
          <div className={styles.folds}>
            <div>
              <FoldedGroup title={t.hard} state={number.format(analysis.hardCount)}>
                {analysis.hardCount === 0 ? (
                  <p className={styles.note}>{t.hardNone}</p>
                ) : (
                  <>
                    <p className={styles.note}>{t.hardSome(analysis.hardCount)}</p>
                    <ul className={styles.list}>
                      {analysis.hardSentences.slice(0, 5).map(({ start, end, words }) => (
                        <li key={start} className={classNames(styles.row, styles.sentence)}>
                          <bdi className={styles.word}>
                            {textOf(start, Math.min(end, start + maxQuoted)).trim()}
                            {end - start > maxQuoted ? '…' : ''}
                          </bdi>
                          <span className={styles.count}>{t.wordUnit(words)}</span>
                          {canShow && isCurrent ? (
                            <Button variant="quiet" onClick={() => onShow(start, end)}>
                              {t.show}
                            </Button>
                          ) : null}
                        </li>
                      ))}
                    </ul>
                  </>
                )}
              </FoldedGroup>
              <RankedList
                title={t.keywords}
                items={analysis.keywords}
                value={(count) => `${number.format(count)} · ${percent.format(count / analysis.words)}`}
              />
            </div>
            <div>
              <RankedList
                title={t.phrases}
                empty={t.phrasesNone}
                items={analysis.phrases}
                value={(count) => number.format(count)}
              />
              <RankedList
                title={t.frequency}
                items={analysis.characters.slice(0, 10)}
                value={(count) =>
                  `${number.format(count)} · ${percent.format(count / state.counts.charactersNoSpaces)}`
                }
              />
            </div>
          </div>
        </div>
      ) : (
        <p className={styles.note}>{state.counts.words > 0 ? t.counting : t.analysisEmpty}</p>
      )}
    </Panel>
  )
}
