import { type ComponentProps, type KeyboardEventHandler, type ReactNode, useId } from 'react'
import { classNames } from '../../lib/class-names.ts'
import { Field } from '../field/Field.tsx'
import styles from './TextField.module.css'

type Native = Pick<
  ComponentProps<'input'>,
  'type' | 'inputMode' | 'autoComplete' | 'spellCheck' | 'placeholder' | 'maxLength' | 'dir' | 'translate'
>

type TextFieldProps = Native & {
  readonly label: string
  readonly value: string
  readonly onChange: (value: string) => void
  readonly hint?: ReactNode
  /** What is wrong with the value and how to mend it. */
  readonly error?: string | undefined
  /** More than one line. */
  readonly rows?: number
  readonly className?: string | undefined
  /** For fields of one line. */
  readonly onKeyDown?: KeyboardEventHandler<HTMLInputElement>
}

/** A text of one line, or of several with `rows`. */
export function TextField({
  label,
  value,
  onChange,
  hint,
  error,
  rows,
  className,
  onKeyDown,
  ...native
}: TextFieldProps) {
  const id = useId()
  const common = {
    id,
    value,
    className: styles.input,
    'aria-invalid': error ? true : undefined,
    'aria-describedby': hint || error ? `${id}-hint` : undefined,
  }
  const { type, ...shared } = native
  return (
    <Field label={label} id={id} className={className}>
      {rows ? (
        <textarea
          {...shared}
          {...common}
          rows={rows}
          onChange={(event) => onChange(event.currentTarget.value)}
        />
      ) : (
        <input
          {...shared}
          {...common}
          type={type ?? 'text'}
          onKeyDown={onKeyDown}
          onChange={(event) => onChange(event.currentTarget.value)}
        />
      )}
      {hint || error ? (
        <p id={`${id}-hint`} className={classNames(styles.hint, error !== undefined && styles.error)}>
          {error ?? hint}
        </p>
      ) : null}
    </Field>
  )
}
