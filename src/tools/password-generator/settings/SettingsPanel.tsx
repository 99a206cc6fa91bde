import { Alert } from '../../../ui/feedback/alert/Alert.tsx'
import { NumberField } from '../../../ui/fields/number-field/NumberField.tsx'
import { RangeField } from '../../../ui/fields/range-field/RangeField.tsx'
import { SegmentedField } from '../../../ui/fields/segmented-field/SegmentedField.tsx'
import { FoldedGroup } from '../../../ui/layout/folded-group/FoldedGroup.tsx'
import { Panel } from '../../../ui/layout/panel/Panel.tsx'
import { bitLimits, countLimits, lengthLimits, pinLimits, type Recipe, wordLimits } from '../core/recipe.ts'
import { kinds, type RecipeResult, type Settings } from '../core/settings.ts'
import type { Messages } from '../messages.en.ts'
import { useTexts } from '../texts.ts'
import { CharacterOptions, CharacterSettings } from './CharacterSettings.tsx'
import { PassphraseSettings } from './PassphraseSettings.tsx'
import styles from './SettingsPanel.module.css'

type SettingsPanelProps = {
  readonly settings: Settings
  readonly change: (change: Partial<Settings>) => void
  readonly recipeResult: RecipeResult
  readonly listFailed: boolean
}

export function SettingsPanel({ settings, change, recipeResult, listFailed }: SettingsPanelProps) {
  const { t } = useTexts()
  return (
    <Panel title={t.settings}>
      <div className={styles.fields}>
        <SegmentedField
          label={t.kind}
          value={settings.kind}
          segments={kinds.map((value) => ({ value, label: t.kinds[value] }))}
          onChange={(kind) => change({ kind })}
        />
        <SizeField settings={settings} change={change} recipeResult={recipeResult} />
        {settings.kind === 'characters' ? (
          <CharacterSettings settings={settings} change={change} recipeResult={recipeResult} />
        ) : null}
        {settings.kind === 'words' ? <PassphraseSettings settings={settings} change={change} /> : null}
        <NumberField
          label={t.count}
          value={settings.count}
          {...countLimits}
          onChange={(count) => change({ count })}
        />
        {listFailed ? <Alert title={t.listFailed} /> : null}
        <div>
          {settings.kind === 'digits' ? null : (
            <FoldedGroup title={t.sizeBy} state={t.sizeUnits[settings.by]}>
              <SegmentedField
                label={t.sizeBy}
                value={settings.by}
                segments={(['length', 'bits'] as const).map((value) => ({
                  value,
                  label: t.sizeUnits[value],
                }))}
                onChange={(by) => change({ by })}
              />
            </FoldedGroup>
          )}
          {settings.kind === 'characters' ? (
            <CharacterOptions settings={settings} change={change} recipeResult={recipeResult} />
          ) : null}
        </div>
      </div>
    </Panel>
  )
}

type SizeFieldProps = Pick<SettingsPanelProps, 'settings' | 'change' | 'recipeResult'>

/** The length or, as an alternative, a target strength. PINs have no target strength: keypads prescribe their length. */
function SizeField({ settings, change, recipeResult }: SizeFieldProps) {
  const { t } = useTexts()
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
  const size = recipeResult.ok ? sizeText(t, recipeResult.recipe) : ''
  return (
    <div className={styles.size}>
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
