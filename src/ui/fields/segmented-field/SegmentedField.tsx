import { type ReactNode, useId } from 'react'
import { classNames } from '../../../lib/class-names.ts'
import { FieldGroup } from '../field-group/FieldGroup.tsx'
import styles from './SegmentedField.module.css'

export type Segment<Value extends string> = {
  readonly value: Value
  readonly label: string
  readonly icon?: ReactNode
}

type SegmentedFieldProps<Value extends string> = {
  readonly label: string
  /** `undefined`: no choice yet. */
  readonly value: Value | undefined
  readonly segments: readonly Segment<Value>[]
  readonly onChange: (value: Value) => void
  /** In one row also on phones if the words fit, with the label for screen readers only. */
  readonly compact?: boolean
}

/** From how many on a phone has no row for all of them. */
const manySegments = 4

/** One of two to five values, all visible: a group of radio buttons. */
export function SegmentedField<Value extends string>({
  label,
  value,
  segments,
  onChange,
  compact = false,
}: SegmentedFieldProps<Value>) {
  const name = useId()
  return (
    <FieldGroup label={label} className={compact ? styles.compact : undefined}>
      <div className={classNames(styles.segments, segments.length >= manySegments && styles.many)}>
        {segments.map((segment) => (
          <label key={segment.value} className={styles.segment}>
            <input
              className={styles.input}
              type="radio"
              name={name}
              value={segment.value}
              checked={segment.value === value}
              onChange={() => onChange(segment.value)}
            />
            {segment.icon}
            {segment.label}
          </label>
        ))}
      </div>
    </FieldGroup>
  )
}
