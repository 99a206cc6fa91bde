import { RefreshCw } from 'lucide'
import { Button } from '../../../ui/button/Button.tsx'
import { Alert } from '../../../ui/feedback/alert/Alert.tsx'
import { NumberField } from '../../../ui/fields/number-field/NumberField.tsx'
import { RangeField } from '../../../ui/fields/range-field/RangeField.tsx'
import { SegmentedField } from '../../../ui/fields/segmented-field/SegmentedField.tsx'
import { Icon } from '../../../ui/icon/Icon.tsx'
import { Panel } from '../../../ui/layout/panel/Panel.tsx'
import { guessTime } from '../core/guess-time.ts'
import {
  bitLimits,
  countLimits,
  entropyBits,
  lengthLimits,
  pinLimits,
  type Recipe,
  wordLimits,
} from '../core/recipe.ts'
import { kinds, type RecipeChoice, type Settings } from '../core/settings.ts'
import type { Messages } from '../messages.en.ts'
import { CharacterSettings } from './CharacterSettings.tsx'
import { PassphraseSettings } from './PassphraseSettings.tsx'
import styles from './SettingsPanel.module.css'

type SettingsPanelProps = {
  readonly t: Messages
  readonly settings: Settings
  readonly change: (change: Partial<Settings>) => void
  readonly choice: RecipeChoice
  readonly listFailed: boolean
  readonly onGenerate: (recipe: Recipe) => void
}

export function SettingsPanel({ t, settings, change, choice, listFailed, onGenerate }: SettingsPanelProps) {
  const bits = choice.ok ? entropyBits(choice.recipe) : undefined
  return (
    <Panel title={t.settings}>
      <div className={styles.fields}>
        <SegmentedField
          label={t.kind}
          value={settings.kind}
          segments={kinds.map((value) => ({ value, label: t.kinds[value] }))}
          onChange={(kind) => change({ kind })}
        />
        <SizeField t={t} settings={settings} change={change} choice={choice} />
        {settings.kind === 'characters' ? (
          <CharacterSettings t={t} settings={settings} change={change} choice={choice} />
        ) : null}
        {settings.kind === 'words' ? <PassphraseSettings t={t} settings={settings} change={change} /> : null}
        <NumberField
          label={t.count}
          value={settings.count}
          {...countLimits}
          onChange={(count) => change({ count })}
        />
        {listFailed ? <Alert title={t.listFailed} /> : null}
        <div className={styles.bar}>
          <p className={styles.entropy}>
            {bits === undefined ? null : (
              <>
                <strong>{t.entropy(bits)}</strong> <span>{t.time(guessTime(bits))}</span>
              </>
            )}
          </p>
          <Button
            variant="primary"
            disabled={!choice.ok}
            onClick={() => {
              if (choice.ok) onGenerate(choice.recipe)
            }}
          >
            <Icon of={RefreshCw} size={18} />
            {t.generate}
          </Button>
        </div>
      </div>
    </Panel>
  )
}

type SizeFieldProps = Pick<SettingsPanelProps, 't' | 'settings' | 'change' | 'choice'>

/** The length, or the strength that decides it. A PIN's length is what its keypad wants. */
function SizeField({ t, settings, change, choice }: SizeFieldProps) {
  if (settings.kind === 'digits')
    return (
      <RangeField
        label={t.digits(settings.pinLength)}
        valueText={t.digitsText(settings.pinLength)}
        value={settings.pinLength}
        {...pinLimits}
        onChange={(pinLength) => change({ pinLength })}
      />
    )
  const size = choice.ok ? sizeText(t, choice.recipe) : ''
  return (
    <div className={styles.size}>
      <SegmentedField
        label={t.by}
        value={settings.by}
        segments={(['length', 'bits'] as const).map((value) => ({ value, label: t.bys[value] }))}
        onChange={(by) => change({ by })}
      />
      {settings.by === 'bits' ? (
        <RangeField
          label={size ? `${t.bits(settings.bits)} (${size})` : t.bits(settings.bits)}
          valueText={t.bitsText(settings.bits)}
          value={settings.bits}
          {...bitLimits}
          onChange={(bits) => change({ bits })}
        />
      ) : settings.kind === 'words' ? (
        <RangeField
          label={t.words(settings.words)}
          valueText={t.wordsText(settings.words)}
          value={settings.words}
          {...wordLimits}
          onChange={(words) => change({ words })}
        />
      ) : (
        <RangeField
          label={t.length(settings.length)}
          valueText={t.characters(settings.length)}
          value={settings.length}
          {...lengthLimits}
          onChange={(length) => change({ length })}
        />
      )}
    </div>
  )
}

function sizeText(t: Messages, recipe: Recipe): string {
  return recipe.kind === 'words' ? t.wordsText(recipe.words) : t.characters(recipe.length)
}
