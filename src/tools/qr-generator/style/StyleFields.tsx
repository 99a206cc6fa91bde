import { memo } from 'react'
import { levels } from '../../../lib/qr/blocks.ts'
import { ColourField } from '../../../ui/fields/colour-field/ColourField.tsx'
import { RangeField } from '../../../ui/fields/range-field/RangeField.tsx'
import { SegmentedField } from '../../../ui/fields/segmented-field/SegmentedField.tsx'
import { SwitchField } from '../../../ui/fields/switch-field/SwitchField.tsx'
import { FoldedGroup } from '../../../ui/layout/folded-group/FoldedGroup.tsx'
import { sizeLimits } from '../core/checks/weakness.ts'
import type { Kind } from '../core/content/kinds.ts'
import { shapes } from '../core/drawing/outline.ts'
import { clampSize, levelFor, type Style } from '../core/settings.ts'
import { useTexts } from '../texts.ts'
import styles from './StyleFields.module.css'

type StyleFieldsProps = {
  readonly style: Style
  /** Must be a stable function: a key in the content would render these fields, too. */
  readonly change: (change: Partial<Style>) => void
}

/** The colours and the size of the picture. */
export const ColoursAndSize = memo(function ColoursAndSize({ style, change }: StyleFieldsProps) {
  const { t } = useTexts()
  return (
    <>
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
    </>
  )
})

/** Groups for the error correction and for the look of the modules. */
export const LevelAndLook = memo(function LevelAndLook({
  style,
  change,
  kind,
}: StyleFieldsProps & { readonly kind: Kind }) {
  const { t } = useTexts()
  const level = levelFor(kind, style)
  return (
    <>
      <FoldedGroup title={t.level} state={t.levels[level]}>
        <SegmentedField
          label={t.level}
          value={level}
          segments={levels.map((value) => ({ value, label: t.levels[value] }))}
          onChange={(chosen) => change({ level: chosen })}
        />
        <SwitchField label={t.eci} hint={t.eciHint} checked={style.eci} onChange={(eci) => change({ eci })} />
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
    </>
  )
})
