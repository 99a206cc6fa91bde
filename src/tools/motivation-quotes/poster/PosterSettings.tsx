import { useId } from 'react'
import { FieldGroup } from '../../../ui/fields/field-group/FieldGroup.tsx'
import { SegmentedField } from '../../../ui/fields/segmented-field/SegmentedField.tsx'
import { type PosterShape, posterShapes } from '../core/poster-layout.ts'
import { useTexts } from '../texts.ts'
import { type PosterStyle, posterStyles } from './draw-poster.ts'
import styles from './PosterSettings.module.css'

type PosterSettingsProps = {
  readonly style: PosterStyle
  readonly onStyle: (style: PosterStyle) => void
  readonly shape: PosterShape
  readonly onShape: (shape: PosterShape) => void
}

/** Style and size of the poster. */
export function PosterSettings({ style, onStyle, shape, onShape }: PosterSettingsProps) {
  const { t } = useTexts()
  const name = useId()
  return (
    <section className={styles.settings} aria-label={t.posterSettings}>
      <FieldGroup label={t.pictureStyle}>
        <div className={styles.samples}>
          {posterStyles.map((value) => (
            <label key={value} className={styles.sample}>
              <input
                className={styles.input}
                type="radio"
                name={name}
                value={value}
                checked={value === style}
                onChange={() => onStyle(value)}
              />
              <span aria-hidden="true" className={styles.picture} data-look={value} data-shape={shape}>
                <i />
                <i />
                <i />
                <i />
              </span>
              {t.pictureStyles[value]}
            </label>
          ))}
        </div>
      </FieldGroup>
      <SegmentedField
        label={t.shape}
        value={shape}
        segments={posterShapes.map((value) => ({ value, label: t.shapes[value] }))}
        onChange={onShape}
      />
    </section>
  )
}
