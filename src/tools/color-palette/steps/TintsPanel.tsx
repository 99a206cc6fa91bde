import { useState } from 'react'
import { CopyButton } from '../../../ui/button/copy-button/CopyButton.tsx'
import { SelectField } from '../../../ui/fields/select-field/SelectField.tsx'
import { Panel } from '../../../ui/layout/panel/Panel.tsx'
import type { Hex } from '../core/colour/hex.ts'
import { tintsOf, tintVariables } from '../core/generate/tints.ts'
import fieldStyles from '../swatch/Fields.module.css'
import { Swatch } from '../swatch/Swatch.tsx'
import { useTexts } from '../texts.ts'
import styles from './Steps.module.css'

type TintsPanelProps = { readonly hexes: readonly Hex[] }

/** Tints and shades of one colour of the palette, from nearly white to nearly black. */
export function TintsPanel({ hexes }: TintsPanelProps) {
  const { t } = useTexts()
  const [chosen, setIndex] = useState('0')
  // The chosen colour may have been removed since.
  const index = hexes[Number(chosen)] ? chosen : '0'
  const tints = tintsOf(hexes[Number(index)] ?? '#000000')
  return (
    <Panel>
      <p className={fieldStyles.intro}>{t.tintsIntro}</p>
      <div className={styles.choices}>
        <SelectField
          label={t.tintsOf}
          value={index}
          options={hexes.map((hex, at) => ({ value: String(at), label: t.colourAt(String(at), hex) }))}
          onChange={setIndex}
        />
      </div>
      <ol className={styles.steps} aria-label={t.tints}>
        {tints.map(({ name, hex, isBase }) => (
          <li key={name} className={styles.step}>
            <span className={styles.colour}>
              <Swatch hex={hex} />
            </span>
            <span className={styles.name}>{isBase ? t.tintBase(name) : name}</span>
            <CopyButton
              label={hex.toUpperCase()}
              name={t.copyValue(hex.toUpperCase())}
              copy={hex.toUpperCase()}
              variant="quiet"
              className={styles.value}
            />
          </li>
        ))}
      </ol>
      <div className={styles.actions}>
        <CopyButton label={t.copyTints} copy={tintVariables(tints)} />
      </div>
    </Panel>
  )
}
