import {
  type ComponentProps,
  type KeyboardEventHandler,
  type ReactNode,
  useId,
  useLayoutEffect,
  useRef,
  useState,
} from 'react'
import { classNames } from '../../../lib/class-names.ts'
import { Field } from '../field/Field.tsx'
import styles from './TextField.module.css'
import { useTypedText } from './use-typed-text.ts'

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

/** A single-line text field, or a multi-line one with `rows`. `onChange` is called once what was typed is shown. */
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
  const [text, onType] = useTypedText(value, onChange)
  const problem = error ?? warning
  const note = problem ?? hint
  const common = {
    id,
    value: text,
    onChange: onType,
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
        <TextArea {...shared} {...common} rows={rows} />
      ) : (
        <input {...shared} {...common} type={type ?? 'text'} max={max} onKeyDown={onKeyDown} />
      )}
      {note ? (
        <p id={`${id}-hint`} className={classNames(styles.hint, problem !== undefined && styles.error)}>
          {note}
        </p>
      ) : null}
    </Field>
  )
}

/**
 * A text area whose text React does not write into the document at each key as its default: that is a change of the
 * document, for which the browser computes the styles of all that :has() may concern.
 */
function TextArea({ value, ...native }: ComponentProps<'textarea'> & { readonly value: string }) {
  const area = useRef<HTMLTextAreaElement>(null)
  const [initial] = useState(value)
  useLayoutEffect(() => {
    if (area.current && area.current.value !== value) area.current.value = value
  }, [value])
  return <textarea {...native} ref={area} defaultValue={initial} />
}
