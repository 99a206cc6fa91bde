import { ColourField } from '../../../ui/fields/colour-field/ColourField.tsx'
import type { BatchMessages } from '../messages.en.ts'

type BackgroundFieldProps = {
  readonly t: BatchMessages
  /** `#rrggbb`; white where none has been chosen. */
  readonly value: string | undefined
  readonly onChange: (background: string) => void
}

/** The colour behind transparent pixels in a format that has none. */
export function BackgroundField({ t, value = '#ffffff', onChange }: BackgroundFieldProps) {
  return <ColourField label={t.background} hexLabel={t.backgroundHex} value={value} onChange={onChange} />
}
