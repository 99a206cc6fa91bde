import { QrCode } from 'lucide'
import { levels } from '../../../lib/qr/blocks.ts'
import { Button } from '../../../ui/button/Button.tsx'
import { ColourField } from '../../../ui/fields/colour-field/ColourField.tsx'
import { RangeField } from '../../../ui/fields/range-field/RangeField.tsx'
import { SegmentedField } from '../../../ui/fields/segmented-field/SegmentedField.tsx'
import { SelectField } from '../../../ui/fields/select-field/SelectField.tsx'
import { SwitchField } from '../../../ui/fields/switch-field/SwitchField.tsx'
import { Icon } from '../../../ui/icon/Icon.tsx'
import { Panel } from '../../../ui/layout/panel/Panel.tsx'
import { ContentForm } from '../content/ContentForm.tsx'
import type { Content, EncodedCode } from '../content/use-code.ts'
import { sizeLimits } from '../core/checks/weakness.ts'
import { kinds } from '../core/content/kinds.ts'
import { shapes } from '../core/drawing/outline.ts'
import { clampSize, levelFor, type Style } from '../core/settings.ts'
import { useTexts } from '../texts.ts'
import { LogoField } from './LogoField.tsx'
import styles from './SettingsPanel.module.css'
import type { LogoChoice } from './use-logo.ts'

type SettingsPanelProps = {
  readonly content: Content
  readonly onContent: (content: Content) => void
  readonly style: Style
  readonly change: (change: Partial<Style>) => void
  readonly logo: LogoChoice
  readonly encoded: EncodedCode
  readonly onGenerate: () => void
}

export function SettingsPanel(props: SettingsPanelProps) {
  const { t } = useTexts()
  const { content, onContent, style, change, logo, encoded, onGenerate } = props
  return (
    <Panel title={t.settings}>
      <form
        className={styles.fields}
        onSubmit={(event) => {
          event.preventDefault()
          if (encoded.state === 'encoded') onGenerate()
        }}
      >
        <SelectField
          label={t.type}
          value={content.kind}
          options={kinds.map((value) => ({ value, label: t.kinds[value] }))}
          onChange={(kind) => onContent({ ...content, kind })}
        />
        <ContentForm content={content} onContent={onContent} encoded={encoded} />
        <RangeField
          label={t.size(style.size)}
          valueText={t.sizeText(style.size)}
          value={style.size}
          {...sizeLimits}
          onChange={(size) => change({ size: clampSize(size) })}
        />
        <div className={styles.colours}>
          <ColourField
            label={t.color}
            hexLabel={t.hex(t.color)}
            value={style.color}
            onChange={(color) => change({ color })}
          />
          <ColourField
            label={t.background}
            hexLabel={t.hex(t.background)}
            value={style.background}
            onChange={(background) => change({ background })}
          />
        </div>
        <SegmentedField
          label={t.level}
          value={levelFor(content.kind, style)}
          segments={levels.map((value) => ({ value, label: t.levels[value] }))}
          onChange={(level) => change({ level })}
        />
        <SegmentedField
          label={t.margin}
          value={style.margin === 2 ? '2' : '4'}
          segments={[
            { value: '2', label: t.margins[2] },
            { value: '4', label: t.margins[4] },
          ]}
          onChange={(margin) => change({ margin: margin === '2' ? 2 : 4 })}
        />
        <SegmentedField
          label={t.shape}
          value={style.shape}
          segments={shapes.map((value) => ({ value, label: t.shapes[value] }))}
          onChange={(shape) => change({ shape })}
        />
        <LogoField logo={logo} />
        <details className={styles.more}>
          <summary>{t.more}</summary>
          <SwitchField
            label={t.eci}
            hint={t.eciHint}
            checked={style.eci}
            onChange={(eci) => change({ eci })}
          />
        </details>
        <Button type="submit" variant="primary" disabled={encoded.state !== 'encoded'}>
          <Icon of={QrCode} size={18} />
          {t.generate}
        </Button>
      </form>
    </Panel>
  )
}
