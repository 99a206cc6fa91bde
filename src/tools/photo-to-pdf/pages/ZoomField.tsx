import { SegmentedField } from '../../../ui/fields/segmented-field/SegmentedField.tsx'
import { useStore } from '../../../ui/use-store.ts'
import { zooms } from './grid.ts'
import { usePagesTexts } from './use-pages-texts.ts'
import { zoomStore } from './zoom.ts'

/** How large the pages are shown. */
export function ZoomField() {
  const t = usePagesTexts()
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
