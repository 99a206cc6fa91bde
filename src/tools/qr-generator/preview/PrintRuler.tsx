import { Ruler } from '../../../ui/ruler/Ruler.tsx'
import { logarithmicPlace } from '../../../ui/ruler/scale.ts'
import { printWidths } from '../core/settings.ts'
import { useTexts } from '../texts.ts'

const placeOf = (millimetres: number): number =>
  logarithmicPlace(millimetres, { from: printWidths.min, to: printWidths.max })

type PrintRulerProps = {
  /** The least width that is read, and the chosen one. */
  readonly least: number
  readonly chosen: number
}

/** The chosen width on paper beside the least that is read. The field above it says both. */
export function PrintRuler({ least, chosen }: PrintRulerProps) {
  const { t } = useTexts()
  return (
    <Ruler
      good={{ from: placeOf(least), to: 1 }}
      ticks={[
        { at: 0 },
        { at: placeOf(least), label: t.millimetres(least) },
        { at: placeOf(100) },
        { at: 1, label: t.millimetres(printWidths.max) },
      ]}
      readings={[
        { at: placeOf(chosen), label: t.millimetres(chosen), tone: chosen < least ? 'bad' : 'good' },
      ]}
    />
  )
}
