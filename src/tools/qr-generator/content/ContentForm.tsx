import { SegmentedField } from '../../../ui/fields/segmented-field/SegmentedField.tsx'
import { SwitchField } from '../../../ui/fields/switch-field/SwitchField.tsx'
import { TextField } from '../../../ui/fields/text-field/TextField.tsx'
import { type Content, type Field, formOf, isRequired, securities } from '../core/content/kinds.ts'
import type { Messages } from '../messages.en.ts'
import { useTexts } from '../texts.ts'
import styles from './ContentForm.module.css'
import type { EncodedCode } from './use-code.ts'

type ContentFormProps = {
  readonly content: Content
  readonly onField: (field: Field, value: string) => void
  readonly encoded: EncodedCode
}

/** The fields of the chosen kind. Typed values survive switching to another kind and back. */
export function ContentForm({ content, onField, encoded }: ContentFormProps) {
  const { t } = useTexts()
  const { kind, fields } = content
  return (
    <div className={styles.form}>
      {formOf[kind].map((field) => (
        <ContentField
          key={field}
          {...{ t, content, field, encoded }}
          value={fields[field] ?? ''}
          onChange={(value) => onField(field, value)}
        />
      ))}
      <p className={styles.used} data-over={encoded.state === 'too-long'}>
        {encoded.state === 'too-long' ? `${t.tooLong(encoded.used - encoded.capacity)} ` : null}
        {encoded.state === 'too-long' || encoded.state === 'encoded'
          ? t.used(encoded.used, encoded.capacity)
          : null}
      </p>
    </div>
  )
}

type ContentFieldProps = {
  readonly content: Content
  readonly field: Field
  readonly encoded: EncodedCode
  readonly value: string
  readonly onChange: (value: string) => void
}

const multilineRows: Readonly<Partial<Record<Field, 2 | 3>>> = {
  body: 3,
  note: 2,
  description: 2,
  message: 3,
}

function ContentField({ content: { kind, fields }, field, encoded, value, onChange }: ContentFieldProps) {
  const { t } = useTexts()
  if (field === 'security')
    return (
      <SegmentedField
        label={t.fields.security}
        value={securities.find((one) => one === value) ?? 'WPA'}
        segments={securities.map((one) => ({ value: one, label: t.securities[one] }))}
        onChange={onChange}
      />
    )
  if (field === 'hidden')
    return (
      <SwitchField
        label={t.fields.hidden}
        hint={t.hiddenHint}
        checked={value === 'true'}
        onChange={(hidden) => onChange(hidden ? 'true' : '')}
      />
    )
  if (field === 'password' && fields.security === 'nopass') return null
  const needed = isRequired(kind, field) || field === 'password' || kind === 'contact'
  const label = t.fields[field]
  const invalid = encoded.state === 'invalid' && encoded.field === field
  const rows =
    field === 'text' ? (kind === 'text' ? 4 : kind === 'url' ? 2 : undefined) : multilineRows[field]
  const hint =
    field === 'text' && kind in t.contentHint ? t.contentHint[kind as keyof Messages['contentHint']] : ''
  return (
    <TextField
      concurrent
      label={needed ? label : t.optional(label)}
      value={value}
      onChange={onChange}
      hint={hint || undefined}
      error={
        invalid
          ? encoded.character
            ? t.forbidden
            : t.invalid[field as keyof Messages['invalid']]
          : undefined
      }
      type={field === 'start' || field === 'end' ? 'datetime-local' : 'text'}
      inputMode={inputModeOf(field, kind)}
      autoComplete="off"
      spellCheck={rows !== undefined && kind !== 'url'}
      {...(rows ? { rows } : {})}
    />
  )
}

function inputModeOf(field: Field, kind: Content['kind']): 'text' | 'tel' | 'email' | 'url' | 'decimal' {
  if (field === 'phone' || (field === 'text' && kind === 'phone')) return 'tel'
  if (field === 'email' || (field === 'text' && kind === 'email')) return 'email'
  if (field === 'website' || (field === 'text' && kind === 'url')) return 'url'
  return field === 'amount' ? 'decimal' : 'text'
}
