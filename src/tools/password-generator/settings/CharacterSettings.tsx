import { CheckField } from '../../../ui/fields/check-field/CheckField.tsx'
import { TextField } from '../../../ui/fields/text-field/TextField.tsx'
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
    <>
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
      <details className={styles.more} open={problem === 'empty-type' ? true : undefined}>
        <summary>{t.more}</summary>
        <div className={styles.options}>
          <CheckField
            label={t.noLookAlikes}
            hint={[...lookAlikes].join(' ')}
            checked={settings.noLookAlikes}
            onChange={(noLookAlikes) => change({ noLookAlikes })}
          />
          <TextField
            label={t.ownSymbols}
            hint={t.ownSymbolsHint}
            error={problem === 'empty-type' ? t.emptyType : undefined}
            value={ownSymbols}
            onChange={(text) => change({ ownSymbols: text })}
            maxLength={200}
            autoComplete="off"
            spellCheck={false}
            translate="no"
            placeholder={defaultCharacters.symbols}
          />
        </div>
      </details>
    </>
  )
}
