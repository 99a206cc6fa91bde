import { useState } from 'react'
import { systemClock } from '../../platform/clock.ts'
import { Alert } from '../../ui/alert/Alert.tsx'
import { useAnnounce } from '../../ui/announcer/announcer.tsx'
import { Button } from '../../ui/button/Button.tsx'
import type { PageProps } from '../../ui/manifest.ts'
import { Panel } from '../../ui/panel/Panel.tsx'
import { ToolPage } from '../../ui/tool-page/ToolPage.tsx'
import styles from './BmiCalculator.module.css'
import { CategoryTable } from './CategoryTable.tsx'
import { entryOf } from './core/entry.ts'
import { judge, type Measured } from './core/judge.ts'
import { centimetresOf } from './core/quantity.ts'
import { type BmiForm, emptyForm, isFilled, measuredOf, swapped } from './form.ts'
import { shownBmi, typed } from './format.ts'
import { HistoryPanel } from './HistoryPanel.tsx'
import { InputPanel } from './InputPanel.tsx'
import type { Messages } from './messages.en.ts'
import { ResultPanel } from './ResultPanel.tsx'
import { addResult, useBmiSettings } from './stored.ts'

/** What Calculate found to say, until something else is typed. */
type Said = 'nothing' | 'invalid' | 'doubtful' | 'confirmed'

const sample: BmiForm = {
  ...emptyForm,
  weight: { unit: 'kg', kg: '70' },
  height: { unit: 'cm', cm: '175' },
  age: '30',
}

export default function BmiCalculator({ t, language }: PageProps<Messages>) {
  const announce = useAnnounce()
  const [settings, change] = useBmiSettings()
  const [form, setForm] = useState(emptyForm)
  const [said, setSaid] = useState<Said>('nothing')
  const measured = measuredOf(form)
  const judgement = judge(measured)
  const shown = judgement.kind === 'fine' || (judgement.kind === 'doubtful' && said === 'confirmed')
  const waist = centimetresOf(form.waist)

  const edit = (next: BmiForm) => {
    setForm(next)
    setSaid('nothing')
  }
  const keep = (result: Measured) => {
    const entry = entryOf(result, systemClock.now())
    if (settings.keep) addResult(entry)
    announce(t.announce(shownBmi(entry.bmi, language), t.categories[entry.category]))
  }
  const calculate = () => {
    if (judgement.kind === 'invalid') setSaid('invalid')
    else if (judgement.kind === 'doubtful' && said !== 'confirmed') setSaid('doubtful')
    else keep(measured)
  }
  const confirm = () => {
    setSaid('confirmed')
    keep(measured)
  }

  return (
    <ToolPage
      title={t.title}
      intro={t.intro}
      input={
        <InputPanel
          t={t}
          form={form}
          onForm={edit}
          settings={settings}
          onUnits={(units) => change({ units })}
          onCalculate={calculate}
        >
          {said === 'invalid' && isFilled(form) ? <Alert title={t.invalid} /> : null}
          {said === 'doubtful' && judgement.kind === 'doubtful' ? (
            <Alert title={t.doubt(...typed(form, settings.units, t))}>
              <p>{judgement.swapped ? t.swappedText : t.doubtText}</p>
              <div className={styles.answers}>
                {judgement.swapped ? <Button onClick={() => edit(swapped(form))}>{t.swap}</Button> : null}
                <Button onClick={confirm}>{t.confirm}</Button>
              </div>
            </Alert>
          ) : null}
        </InputPanel>
      }
      result={
        <ResultPanel
          t={t}
          language={language}
          settings={settings}
          measured={shown && isFilled(form) ? measured : undefined}
          waist={waist > 0 ? waist : undefined}
          onSample={() => edit(sample)}
        />
      }
      below={
        <>
          <HistoryPanel
            t={t}
            language={language}
            settings={settings}
            onKeep={(kept) => change({ keep: kept })}
          />
          <CategoryTable
            t={t}
            language={language}
            lowerPoints={settings.lowerPoints}
            onLowerPoints={(lowerPoints) => change({ lowerPoints })}
          />
          <Panel title={t.cautionTitle}>
            <div className={styles.caution}>
              {t.caution.map((sentence) => (
                <p key={sentence}>{sentence}</p>
              ))}
            </div>
          </Panel>
        </>
      }
    />
  )
}
