import { useState } from 'react'
import { CopyButton } from '../../../ui/button/copy-button/CopyButton.tsx'
import { SegmentedField } from '../../../ui/fields/segmented-field/SegmentedField.tsx'
import { SelectField } from '../../../ui/fields/select-field/SelectField.tsx'
import { Panel } from '../../../ui/layout/panel/Panel.tsx'
import type { Hex } from '../core/colour/hex.ts'
import {
  type GradientShape,
  gradientCss,
  gradientShapes,
  type HuePath,
  huePaths,
  plainGradient,
} from '../core/generate/gradient.ts'
import exportStyles from '../export/ExportPanel.module.css'
import fieldStyles from '../swatch/Fields.module.css'
import { Tinted } from '../swatch/Tinted.tsx'
import { useTexts } from '../texts.ts'
import styles from './Steps.module.css'

type GradientPanelProps = { readonly hexes: readonly Hex[] }

/** Stops between two colours in the preview: one every few pixels. */
const previewStops = 32

/** Gradients through the colours of the palette, in perceptually even steps. */
export function GradientPanel({ hexes }: GradientPanelProps) {
  const { t } = useTexts()
  const [range, setRange] = useState<'all' | 'two'>('all')
  const [fromChoice, setFrom] = useState('0')
  const [toChoice, setTo] = useState('1')
  // A chosen colour may have been removed since.
  const from = hexes[Number(fromChoice)] ? fromChoice : '0'
  const to = hexes[Number(toChoice)] ? toChoice : '1'
  const [shape, setShape] = useState<GradientShape>('to right')
  const [huePath, setHuePath] = useState<HuePath>('shorter')
  const ends = [Number(from), Number(to)].map((index) => hexes[index] ?? '#000000')
  const stops = range === 'all' ? hexes : ends
  const css = gradientCss(stops, shape, huePath)
  const colours = hexes.map((hex, index) => ({ value: String(index), label: t.colourAt(String(index), hex) }))
  return (
    <Panel>
      <p className={fieldStyles.intro}>{t.gradientIntro}</p>
      <div className={styles.choices}>
        <SegmentedField
          label={t.gradientColours}
          value={range}
          segments={(['all', 'two'] as const).map((value) => ({ value, label: t.gradientRanges[value] }))}
          onChange={setRange}
        />
        {range === 'two' ? (
          <>
            <SelectField label={t.gradientFrom} value={from} options={colours} onChange={setFrom} />
            <SelectField label={t.gradientTo} value={to} options={colours} onChange={setTo} />
          </>
        ) : null}
        <SelectField
          label={t.gradientShape}
          value={shape}
          options={gradientShapes.map((value) => ({ value, label: t.gradientShapes[value] }))}
          onChange={setShape}
        />
        <SegmentedField
          label={t.hueWay}
          value={huePath}
          segments={huePaths.map((value) => ({ value, label: t.hueWays[value] }))}
          onChange={setHuePath}
        />
      </div>
      <div className={fieldStyles.fields}>
        <Tinted
          colours={{ gradient: plainGradient(stops, shape, huePath, previewStops) }}
          className={styles.gradient}
        />
        {/* biome-ignore lint/a11y/noNoninteractiveTabindex: scrollable content must be reachable with the keyboard */}
        <pre className={exportStyles.code} translate="no" tabIndex={0}>
          {css}
        </pre>
        <div className={exportStyles.actions}>
          <CopyButton label={t.copyGradient} copy={`${css}\n`} />
        </div>
      </div>
    </Panel>
  )
}
