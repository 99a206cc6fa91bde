import { type ComponentProps, type KeyboardEventHandler, type ReactNode, useId } from 'react'
import { classNames } from '../../../lib/class-names.ts'
import { Field } from '../field/Field.tsx'
import { Textarea } from './Textarea.tsx'
import styles from './TextField.module.css'

type Native = Pick<
  ComponentProps<'input'>,
  | 'type'
  | 'inputMode'
  | 'autoComplete'
  | 'spellCheck'
  | 'placeholder'
  | 'maxLength'
  | 'max'
  | 'aria-required'
  | 'dir'
  | 'translate'
>

type TextFieldProps = Native & {
  readonly label: string
  readonly value: string
  readonly onChange: (value: string) => void
  readonly hint?: ReactNode
  /** What is wrong with the value and how to fix it. */
  readonly error?: string | undefined
  /** A warning about a value that is accepted nevertheless. */
  readonly warning?: string | undefined
  /** More than one line. */
  readonly rows?: number
  readonly className?: string | undefined
  /** For fields of one line. */
  readonly onKeyDown?: KeyboardEventHandler<HTMLInputElement>
}

/** Values that no spell checker knows, and that one in the cloud should not see. */
const isCode = (inputMode: string | undefined): boolean =>
  /^(decimal|numeric|email|url|tel)$/.test(inputMode ?? '')

/** A single-line text field, or a multi-line one with `rows`. */
export function TextField({
  label,
  value,
  onChange,
  hint,
  error,
  warning,
  rows,
  className,
  onKeyDown,
  ...native
}: TextFieldProps) {
  const id = useId()
  const problem = error ?? warning
  const note = problem ?? hint
  const common = {
    id,
    value,
    className: styles.input,
    'aria-invalid': error ? true : undefined,
    'aria-describedby': note ? `${id}-hint` : undefined,
  }
  const { type, max, ...shared } = {
    ...native,
    spellCheck: native.spellCheck ?? (isCode(native.inputMode) ? false : undefined),
  }
  return (
    <Field label={label} id={id} className={className}>
      {rows ? (
        <Textarea
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
          max={max}
          onKeyDown={onKeyDown}
          onChange={(event) => onChange(event.currentTarget.value)}
        />
      )}
      {note ? (
        <p id={`${id}-hint`} className={classNames(styles.hint, problem !== undefined && styles.error)}>
          {note}
        </p>
      ) : null}
    </Field>
  )
}
