import { ChevronDown } from 'lucide'
import { useId } from 'react'
import { Icon } from '../../icon/Icon.tsx'
import { Field } from '../field/Field.tsx'
import textStyles from '../text-field/TextField.module.css'
import styles from './SelectField.module.css'

export type Option<Value extends string> = { readonly value: Value; readonly label: string }

type SelectFieldProps<Value extends string> = {
  readonly label: string
  readonly value: Value
  readonly options: readonly Option<Value>[]
  readonly onChange: (value: Value) => void
  readonly hint?: string | undefined
}

/** One of several named values, in the browser's own menu. */
export function SelectField<Value extends string>({
  label,
  value,
  options,
  onChange,
  hint,
}: SelectFieldProps<Value>) {
  const id = useId()
  return (
    <Field label={label} id={id}>
      <div className={styles.box}>
        <select
          id={id}
          className={styles.select}
          value={value}
          aria-describedby={hint ? `${id}-hint` : undefined}
          onChange={(event) => {
            const chosen = options[event.currentTarget.selectedIndex]
            if (chosen) onChange(chosen.value)
          }}
        >
          {options.map((option) => (
            <option key={option.value} value={option.value}>
              {option.label}
            </option>
          ))}
        </select>
        <Icon of={ChevronDown} size={18} className={styles.arrow} />
      </div>
      {hint ? (
        <p id={`${id}-hint`} className={textStyles.hint}>
          {hint}
        </p>
      ) : null}
    </Field>
  )
}
