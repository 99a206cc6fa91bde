import { useId } from 'react'
import { FieldGroup } from '../../../ui/fields/field-group/FieldGroup.tsx'
import { SegmentedField } from '../../../ui/fields/segmented-field/SegmentedField.tsx'
import { posterShapes } from '../core/poster-layout.ts'
import { posterStyles } from '../core/poster-styles.ts'
import { useTexts } from '../texts.ts'
import styles from './PosterSettings.module.css'
import type { PosterChoice } from './stored-poster.ts'

type PosterSettingsProps = PosterChoice & { readonly onChange: (change: Partial<PosterChoice>) => void }

/** Style and size of the poster. */
export function PosterSettings({ style, shape, onChange }: PosterSettingsProps) {
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
                onChange={() => onChange({ style: value })}
              />
              <span aria-hidden="true" className={styles.picture} data-look={value}>
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
        onChange={(value) => onChange({ shape: value })}
      />
    </section>
  )
}
