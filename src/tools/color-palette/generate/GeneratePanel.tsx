import { ChevronDown } from 'lucide'
import { classNames } from '../../../lib/class-names.ts'
import { Button } from '../../../ui/button/Button.tsx'
import { Alert } from '../../../ui/feedback/alert/Alert.tsx'
import { SegmentedField } from '../../../ui/fields/segmented-field/SegmentedField.tsx'
import { SelectField } from '../../../ui/fields/select-field/SelectField.tsx'
import { Icon } from '../../../ui/icon/Icon.tsx'
import { FoldedGroup } from '../../../ui/layout/folded-group/FoldedGroup.tsx'
import { Panel } from '../../../ui/layout/panel/Panel.tsx'
import { SafetyProof } from '../checks/SafetyProof.tsx'
import { ColourInput } from '../converter/ColourInput.tsx'
import { HexField } from '../converter/HexField.tsx'
import type { Hex } from '../core/colour/hex.ts'
import type { BaseSettings } from '../core/generate/base-settings.ts'
import { schemes, tones } from '../core/generate/schemes.ts'
import styles from '../swatch/Fields.module.css'
import { useTexts } from '../texts.ts'

type GeneratePanelProps = {
  readonly settings: BaseSettings
  readonly safeFailed: boolean
  readonly onSettings: (settings: BaseSettings) => void
  readonly onFromBase: () => void
  readonly onSafe: () => void
  /** The colours whose proof of safety is shown. */
  readonly hexes: readonly Hex[]
  /** Shows what the proof rests on. */
  readonly onProof: () => void
}

export function GeneratePanel(props: GeneratePanelProps) {
  const { t } = useTexts()
  const { settings, safeFailed, onSettings, onFromBase, onSafe, hexes, onProof } = props
  const hasTone = settings.scheme !== 'monochromatic' && settings.scheme !== 'even-hues'
  const setBase = (base: Hex) => onSettings({ ...settings, base })
  return (
    <Panel title={t.generate}>
      <div className={styles.fields}>
        <p className={classNames(styles.hint, styles.keys)}>{t.spaceHint}</p>
        <div className={styles.pickerRow}>
          <ColourInput label={t.base} value={settings.base} onChange={setBase} />
          <HexField label={t.baseHex} error={t.badHex} value={settings.base} onChange={setBase} />
        </div>
        <FoldedGroup
          title={t.scheme}
          state={[t.schemes[settings.scheme], hasTone ? t.tones[settings.tone] : '']
            .filter(Boolean)
            .join(' · ')}
        >
          <SelectField
            label={t.scheme}
            value={settings.scheme}
            options={schemes.map((value) => ({ value, label: t.schemes[value] }))}
            onChange={(scheme) => onSettings({ ...settings, scheme })}
          />
          {hasTone ? (
            <SegmentedField
              label={t.tone}
              value={settings.tone}
              segments={tones.map((value) => ({ value, label: t.tones[value] }))}
              onChange={(tone) => onSettings({ ...settings, tone })}
            />
          ) : null}
        </FoldedGroup>
        <Button onClick={onFromBase}>{t.fromBase}</Button>
        <hr className={styles.line} />
        <Button onClick={onSafe}>{t.safe}</Button>
        {safeFailed ? <Alert title={t.safeFailed} /> : null}
        <Button variant="quiet" className={styles.badge} title={t.proof} onClick={onProof}>
          <SafetyProof hexes={hexes} />
          <Icon of={ChevronDown} size={18} />
        </Button>
        <p className={styles.hint}>{t.safeHint}</p>
      </div>
    </Panel>
  )
}
