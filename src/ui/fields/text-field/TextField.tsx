import { type ComponentProps, type KeyboardEventHandler, type ReactNode, startTransition, useId } from 'react'
import { classNames } from '../../../lib/class-names.ts'
import { Field } from '../field/Field.tsx'
import { afterKey } from './after-key.ts'
import styles from './TextField.module.css'
import { UncontrolledInput, UncontrolledTextarea } from './Uncontrolled.tsx'

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
  /** More than one line. The style sheet has a height for each number. */
  readonly rows?: 1 | 2 | 3 | 4 | 5
  readonly className?: string | undefined
  /** For fields of one line. */
  readonly onKeyDown?: KeyboardEventHandler<HTMLInputElement>
  /**
   * What follows from a key comes after the frame that shows it: `onChange` is called in a task after that of the key, or
   * before the next event, within a transition. It must set a store that the page reads with `useConcurrentStore`, and what
   * a press does must read that.
   */
  readonly concurrent?: boolean
}

/** Values that no spell checker knows, and that one in the cloud should not see. */
const isCode = (inputMode: string | undefined): boolean =>
  /^(decimal|numeric|email|url|tel)$/.test(inputMode ?? '')

const atOnce = (change: () => void) => change()
const afterKeyInTransition = (change: () => void) => afterKey(() => startTransition(change))

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
  concurrent = false,
  ...native
}: TextFieldProps) {
  const id = useId()
  const problem = error ?? warning
  const note = problem ?? hint
  const { type = 'text', max, ...shared } = native
  const common = {
    ...shared,
    id,
    className: styles.input,
    spellCheck: shared.spellCheck ?? (isCode(shared.inputMode) ? false : undefined),
    'aria-invalid': error ? true : undefined,
    'aria-describedby': note ? `${id}-hint` : undefined,
  }
  const ofOneLine = { type, max, onKeyDown }
  const typed = { value, onType: onChange, schedule: concurrent ? afterKeyInTransition : atOnce }
  return (
    <Field label={label} id={id} className={className}>
      {rows ? (
        <UncontrolledTextarea {...common} {...typed} rows={rows} />
      ) : concurrent ? (
        <UncontrolledInput {...common} {...ofOneLine} {...typed} />
      ) : (
        <input
          {...common}
          {...ofOneLine}
          value={value}
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
