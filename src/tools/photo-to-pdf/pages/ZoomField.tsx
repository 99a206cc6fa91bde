import { SegmentedField } from '../../../ui/fields/segmented-field/SegmentedField.tsx'
import { useStore } from '../../../ui/use-store.ts'
import { useTexts } from '../texts.ts'
import { zooms } from './grid.ts'
import { messages as en } from './messages.en.ts'
import { messages as tr } from './messages.tr.ts'
import { zoomStore } from './zoom.ts'

const texts = { en, tr }

/** How large the pages are shown. */
export function ZoomField() {
  const t = texts[useTexts().language]
  const zoom = useStore(zoomStore)
  return (
    <SegmentedField
      compact
      label={t.zoom}
      value={zoom}
      segments={zooms.map((value) => ({ value, label: t.zooms[value] }))}
      onChange={zoomStore.set}
    />
  )
}
