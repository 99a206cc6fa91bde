import { useState } from 'react'
import { numberFormat } from '../../../lib/text/formats.ts'
import { CopyButton } from '../../../ui/button/copy-button/CopyButton.tsx'
import { SegmentedField } from '../../../ui/fields/segmented-field/SegmentedField.tsx'
import { Panel } from '../../../ui/layout/panel/Panel.tsx'
import type { Hex } from '../core/colour/hex.ts'
import { shownRatio } from '../core/contrast/contrast-level.ts'
import { contrastRamp, type RampStep } from '../core/contrast/contrast-ramp.ts'
import fieldStyles from '../swatch/Fields.module.css'
import { Tinted } from '../swatch/Tinted.tsx'
import { useTexts } from '../texts.ts'
import styles from './ContrastRampPanel.module.css'

type ContrastRampPanelProps = { readonly base: Hex }

/** Backgrounds with text in the hue of one colour, each with at least the target contrast. */
export function ContrastRampPanel({ base }: ContrastRampPanelProps) {
  const { t, language } = useTexts()
  const [target, setTarget] = useState<'4.5' | '7'>('4.5')
  const ramp = contrastRamp(base, target === '7' ? 7 : 4.5)
  const number = numberFormat(language, { minimumFractionDigits: 2 })
  const tile = ({ background, text, ratio }: RampStep) => (
    <li key={background} className={styles.step}>
      <Tinted className={styles.tile} colours={{ back: background, front: text }}>
        <span className={styles.sample}>{t.sampleText}</span>
        <span className={styles.codes} translate="no">
          {text.toUpperCase()} / {background.toUpperCase()}
        </span>
        <span className={styles.codes}>{number.format(shownRatio(ratio))} : 1</span>
      </Tinted>
      <CopyButton
        iconOnly
        variant="quiet"
        label={t.copyPair(text, background)}
        name={t.copyPair(text, background)}
        copy={`color: ${text};\nbackground-color: ${background};\n`}
      />
    </li>
  )
  return (
    <Panel>
      <p className={fieldStyles.intro}>{t.guaranteeIntro}</p>
      <div className={styles.target}>
        <SegmentedField
          label={t.target}
          value={target}
          segments={(['4.5', '7'] as const).map((value) => ({ value, label: t.targets[value] }))}
          onChange={setTarget}
        />
      </div>
      <ul className={styles.steps} aria-label={t.light}>
        {ramp.light.map(tile)}
      </ul>
      <ul className={styles.steps} aria-label={t.dark}>
        {ramp.dark.map(tile)}
      </ul>
    </Panel>
  )
}
