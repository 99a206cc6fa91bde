import { CheckField } from '../../../ui/fields/check-field/CheckField.tsx'
import { TextField } from '../../../ui/fields/text-field/TextField.tsx'
import { FoldedGroup } from '../../../ui/layout/folded-group/FoldedGroup.tsx'
import { characterTypes, defaultCharacters, extractSymbols, lookAlikes } from '../core/character-sets.ts'
import type { RecipeResult, Settings } from '../core/settings.ts'
import { useTexts } from '../texts.ts'
import styles from './SettingsPanel.module.css'

type CharacterSettingsProps = {
  readonly settings: Settings
  readonly change: (change: Partial<Settings>) => void
  readonly recipeResult: RecipeResult
}

export function CharacterSettings({ settings, change, recipeResult }: CharacterSettingsProps) {
  const { t } = useTexts()
  const { types, ownSymbols } = settings
  const problem = recipeResult.ok ? undefined : recipeResult.problem
  const hints = { ...t.ranges, symbols: extractSymbols(ownSymbols) || defaultCharacters.symbols }
  return (
    <fieldset className={styles.types}>
      <legend className={styles.legend}>{t.types}</legend>
      {characterTypes.map((type) => (
        <CheckField
          key={type}
          label={t.type[type]}
          hint={hints[type]}
          checked={types[type]}
          onChange={(checked) => change({ types: { ...types, [type]: checked } })}
        />
      ))}
      {problem === 'no-type' ? <p role="alert">{t.noType}</p> : null}
    </fieldset>
  )
}

/** Options that few sites need, with those that are on in the line. */
export function CharacterOptions({ settings, change, recipeResult }: CharacterSettingsProps) {
  const { t } = useTexts()
  const { ownSymbols, noLookAlikes } = settings
  const isEmpty = !recipeResult.ok && recipeResult.problem === 'empty-type'
  const on = [noLookAlikes ? t.noLookAlikes : '', ownSymbols ? t.ownSymbols : ''].filter(Boolean)
  return (
    <FoldedGroup title={t.more} state={on.join(' · ') || t.noneOn} open={isEmpty}>
      <div className={styles.options}>
        <CheckField
          label={t.noLookAlikes}
          hint={[...lookAlikes].join(' ')}
          checked={noLookAlikes}
          onChange={(checked) => change({ noLookAlikes: checked })}
        />
        <TextField
          label={t.ownSymbols}
          hint={t.ownSymbolsHint}
          error={isEmpty ? t.emptyType : undefined}
          value={ownSymbols}
          onChange={(text) => change({ ownSymbols: text })}
          maxLength={200}
          autoComplete="off"
          spellCheck={false}
          translate="no"
          placeholder={defaultCharacters.symbols}
        />
      </div>
    </FoldedGroup>
  )
}
