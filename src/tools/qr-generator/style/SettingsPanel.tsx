import type { ReactNode } from 'react'
import { levels } from '../../../lib/qr/blocks.ts'
import { ColourField } from '../../../ui/fields/colour-field/ColourField.tsx'
import { RangeField } from '../../../ui/fields/range-field/RangeField.tsx'
import { SegmentedField } from '../../../ui/fields/segmented-field/SegmentedField.tsx'
import { SelectField } from '../../../ui/fields/select-field/SelectField.tsx'
import { SwitchField } from '../../../ui/fields/switch-field/SwitchField.tsx'
import { FoldedGroup } from '../../../ui/layout/folded-group/FoldedGroup.tsx'
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
  /** For the button that generates, which is outside of the form. */
  readonly formId: string
  readonly onGenerate: () => void
  /** More groups, below those of the look. */
  readonly children: ReactNode
}

export function SettingsPanel(props: SettingsPanelProps) {
  const { t } = useTexts()
  const { content, onContent, style, change, logo, encoded, formId, onGenerate, children } = props
  return (
    <Panel title={t.settings}>
      <form
        id={formId}
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
        <RangeField
          label={t.size(style.size)}
          valueText={t.sizeText(style.size)}
          value={style.size}
          {...sizeLimits}
          onChange={(size) => change({ size: clampSize(size) })}
        />
      </form>
      <div className={styles.groups}>
        <FoldedGroup title={t.level} state={t.levels[levelFor(content.kind, style)]}>
          <SegmentedField
            label={t.level}
            value={levelFor(content.kind, style)}
            segments={levels.map((value) => ({ value, label: t.levels[value] }))}
            onChange={(level) => change({ level })}
          />
          <SwitchField
            label={t.eci}
            hint={t.eciHint}
            checked={style.eci}
            onChange={(eci) => change({ eci })}
          />
        </FoldedGroup>
        <FoldedGroup title={t.look} state={t.lookState(t.shapes[style.shape], t.margins[style.margin])}>
          <SegmentedField
            label={t.shape}
            value={style.shape}
            segments={shapes.map((value) => ({ value, label: t.shapes[value] }))}
            onChange={(shape) => change({ shape })}
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
        </FoldedGroup>
        <FoldedGroup title={t.logoTitle} state={logo.name ? <bdi translate="no">{logo.name}</bdi> : t.none}>
          <LogoField logo={logo} />
        </FoldedGroup>
        {children}
      </div>
    </Panel>
  )
}
