import { useState } from 'react'
import { visitStored } from '../../platform/settings-in-page.ts'
import type { Addition } from '../../platform/storage/history/add-entries.ts'
import { systemClock } from '../../platform/time/clock.ts'
import { inMemoryOnly } from '../../platform/work-in-tab.ts'
import type { PageProps } from '../../registry/manifest.ts'
import { Button } from '../../ui/button/Button.tsx'
import { Alert } from '../../ui/feedback/alert/Alert.tsx'
import { useAnnounce } from '../../ui/feedback/announcer/announcer.tsx'
import { useIncoming } from '../../ui/files/incoming/use-incoming.ts'
import { BottomBar } from '../../ui/layout/bottom-bar/BottomBar.tsx'
import { Panel } from '../../ui/layout/panel/Panel.tsx'
import { ToolPage } from '../../ui/layout/tool-page/ToolPage.tsx'
import { useUiText } from '../../ui/text/ui-text.tsx'
import { useSettingsInPage } from '../../ui/use-settings-in-page.ts'
import { useWorkInTab } from '../../ui/use-work-in-tab.ts'
import styles from './BmiCalculator.module.css'
import { entryOf, maxEntries } from './core/history/entry.ts'
import { bmiOf } from './core/measures/bmi.ts'
import { checkPlausibility, type Measurements } from './core/measures/plausibility.ts'
import { centimetresOf } from './core/measures/quantity.ts'
import type { BmiSettings } from './core/settings.ts'
import { number, shownBmi, typed } from './format.ts'
import { HistoryPanel } from './history/HistoryPanel.tsx'
import { addResult, settings as storedSettings, useBmiSettings } from './history/stored.ts'
import { readMeasures } from './home/read-measures.ts'
import {
  type BmiForm,
  emptyForm,
  inMetres,
  invalidFields,
  isBmiForm,
  isFilled,
  type MeasureField,
  measuredOf,
  swapped,
} from './input/form.ts'
import { formId, InputPanel, WaistGroup } from './input/InputPanel.tsx'
import type { Messages } from './messages.en.ts'
import { CategoryTable } from './result/CategoryTable.tsx'
import { ResultPanel } from './result/ResultPanel.tsx'
import { TextsProvider } from './texts.ts'

/** The outcome of Calculate, until the form changes. */
type Outcome =
  | { readonly state: 'nothing' | 'doubtful' | 'confirmed' }
  | { readonly state: 'invalid'; readonly fields: readonly MeasureField[] }

const nothing: Outcome = { state: 'nothing' }

const tool = 'bmi-calculator'

const sample: BmiForm = {
  ...emptyForm,
  weight: { unit: 'kg', kg: '70' },
  height: { unit: 'cm', cm: '175' },
  age: '30',
}

export default function BmiCalculator({ t, language }: PageProps<Messages>) {
  const ui = useUiText()
  const announce = useAnnounce()
  const [settings, change] = useBmiSettings()
  const [form, setForm] = useState(emptyForm)
  useSettingsInPage<BmiSettings>(tool, { settings, visit: visitStored(storedSettings), choose: change })
  const [outcome, setOutcome] = useState<Outcome>(nothing)
  /** Where all data is deleted meanwhile, storing is on again, but not for what is in the form already. */
  const [wasOff, setWasOff] = useState(false)
  const isDeleted = settings === storedSettings.initial
  if (!isDeleted && wasOff === settings.keep) setWasOff(!settings.keep)
  const restoreForm = (left: BmiForm) => {
    setForm(left)
    return { clear: () => edit(emptyForm) }
  }
  useWorkInTab<BmiForm>(tool, {
    leave: () => (form === emptyForm ? undefined : form),
    restore: restoreForm,
    // Whoever stores no results leaves no measurements on the device either.
    toSave: (left) => (settings.keep && !wasOff ? left : inMemoryOnly),
    restoreSaved: (saved) => (isBmiForm(saved) ? restoreForm(saved) : undefined),
  })
  useIncoming(tool, {
    onText(text) {
      const measures = readMeasures(text)
      if (!measures) return
      // What was left may not be in `form` yet.
      setForm((now) => ({
        ...now,
        weight: { unit: 'kg', kg: String(measures.kilograms) },
        height: { unit: 'cm', cm: String(measures.centimetres) },
      }))
    },
  })
  /** The last added result, and the oldest ones that it replaced. */
  const [exchange, setExchange] = useState<Addition>()
  const measured = measuredOf(form)
  const plausibility = checkPlausibility(measured)
  const shown =
    plausibility.kind === 'fine' || (plausibility.kind === 'doubtful' && outcome.state === 'confirmed')
  const result = shown && isFilled(form) ? measured : undefined
  const waist = centimetresOf(form.waist)
  const found = plausibility.kind === 'doubtful' ? plausibility.slip : undefined
  // Metres are mistaken for centimetres, not for feet.
  const slip = found === 'metres' && form.height.unit !== 'cm' ? undefined : found

  const edit = (next: BmiForm) => {
    setForm(next)
    setOutcome(nothing)
  }
  const saveResult = (result: Measurements) => {
    const entry = entryOf(result, systemClock.now())
    const added = settings.keep ? addResult(entry) : undefined
    setExchange(added)
    const sentence = t.announce(shownBmi(entry.bmi, language), t.categories[entry.category])
    announce(added ? `${sentence}. ${ui.oldestWent(added.evicted.length, maxEntries)}` : sentence)
  }
  const calculate = () => {
    if (plausibility.kind === 'invalid') setOutcome({ state: 'invalid', fields: invalidFields(form) })
    else if (plausibility.kind === 'doubtful' && outcome.state !== 'confirmed')
      setOutcome({ state: 'doubtful' })
    else saveResult(measured)
  }
  const confirm = () => {
    setOutcome({ state: 'confirmed' })
    saveResult(measured)
  }

  return (
    <TextsProvider t={t} language={language}>
      <ToolPage
        title={t.title}
        intro={t.intro}
        result={
          <>
            <InputPanel
              form={form}
              onForm={edit}
              settings={settings}
              onUnits={(units) => change({ units })}
              onCalculate={calculate}
              invalid={outcome.state === 'invalid' ? outcome.fields : undefined}
            >
              {outcome.state === 'invalid' && isFilled(form) ? <Alert title={t.invalid} /> : null}
              {outcome.state === 'doubtful' && plausibility.kind === 'doubtful' ? (
                <Alert title={t.doubt(...typed(form, settings.units, t, language))}>
                  <p>{slip === 'swapped' ? t.swappedText : t.doubtText}</p>
                  <div className={styles.answers}>
                    {slip === 'swapped' ? (
                      <Button onClick={() => edit(swapped(form))}>{t.swap}</Button>
                    ) : null}
                    {slip === 'metres' ? (
                      <Button onClick={() => edit(inMetres(form))}>
                        {t.takeHeight(number(measured.centimetres * 100, language, 1, 0))}
                      </Button>
                    ) : null}
                    <Button onClick={confirm}>{t.confirm}</Button>
                  </div>
                </Alert>
              ) : null}
            </InputPanel>
            <ResultPanel
              settings={settings}
              measured={result}
              waist={waist > 0 ? waist : undefined}
              onSample={() => edit(sample)}
            />
          </>
        }
        settings={
          <>
            <WaistGroup form={form} onForm={edit} settings={settings} />
            <CategoryTable
              lowerPoints={settings.lowerPoints}
              onLowerPoints={(lowerPoints) => change({ lowerPoints })}
            />
          </>
        }
        action={
          <BottomBar
            figure={result ? shownBmi(bmiOf(result.kilograms, result.centimetres), language) : '–'}
            detail={settings.keep ? t.savedHint : t.notSavedHint}
          >
            <Button type="submit" form={formId} variant="primary" disabled={!isFilled(form)}>
              {t.calculate}
            </Button>
          </BottomBar>
        }
        below={
          <>
            <HistoryPanel
              settings={settings}
              exchange={exchange}
              onExchange={setExchange}
              onSaveResults={(keep) => change({ keep })}
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
    </TextsProvider>
  )
}
