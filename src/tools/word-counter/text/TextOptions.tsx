import { SwitchField } from '../../../ui/fields/switch-field/SwitchField.tsx'
import { FoldedGroup } from '../../../ui/layout/folded-group/FoldedGroup.tsx'
import { useStore } from '../../../ui/use-store.ts'
import { useTexts } from '../texts.ts'
import { draft } from './draft.ts'
import type { TextBox } from './text-box.ts'

/** Whether the text is stored on the device. */
export function TextOptions({ box }: { readonly box: TextBox }) {
  const { t } = useTexts()
  const stored = useStore(draft)
  return (
    <FoldedGroup title={t.keeping} state={stored.keep ? t.kept : t.notKept}>
      <SwitchField label={t.save} hint={t.saveHint} checked={stored.keep} onChange={box.setSaving} />
    </FoldedGroup>
  )
}
