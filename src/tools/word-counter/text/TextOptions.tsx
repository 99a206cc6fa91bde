import { useSyncExternalStore } from 'react'
import { SwitchField } from '../../../ui/fields/switch-field/SwitchField.tsx'
import { Panel } from '../../../ui/layout/panel/Panel.tsx'
import { useStore } from '../../../ui/use-store.ts'
import { canHighlight, maxHighlightable } from '../highlights/highlights.ts'
import { useTexts } from '../texts.ts'
import { draft } from './draft.ts'
import type { TextBox } from './text-box.ts'

const never = () => () => {}

/** Whether hard sentences are underlined, and whether the text is stored on the device. */
export function TextOptions({ box }: { readonly box: TextBox }) {
  const { t } = useTexts()
  const stored = useStore(draft)
  // Renders again with every count, so that a text that has become too long is noticed.
  useStore(box)
  const isAble = useSyncExternalStore(never, canHighlight, () => true)
  const markHint = !isAble
    ? t.cannotMark
    : box.text().length > maxHighlightable()
      ? t.tooLongToMark
      : t.markHint
  return (
    <Panel>
      <SwitchField
        label={t.mark}
        hint={markHint}
        checked={stored.mark}
        onChange={(mark) => draft.write({ ...draft.read(), mark })}
      />
      <SwitchField label={t.save} hint={t.saveHint} checked={stored.keep} onChange={box.setSaving} />
    </Panel>
  )
}
