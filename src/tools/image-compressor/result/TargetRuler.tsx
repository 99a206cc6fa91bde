import { formatFileSize } from '../../../lib/files/file-size.ts'
import { Ruler, type Tick } from '../../../ui/ruler/Ruler.tsx'
import { linearPlace } from '../../../ui/ruler/scale.ts'
import { useTexts } from '../texts.ts'
import styles from './TargetRuler.module.css'

/** In bytes. */
type TargetRulerProps = {
  readonly reached: number
  readonly target: number
  readonly original: number
}

/** The size of a result beside its target and the original, from no bytes to the largest of the three. */
export function TargetRuler({ reached, target, original }: TargetRulerProps) {
  const { t, language } = useTexts()
  const size = (bytes: number) => formatFileSize(bytes, language)
  const placeOf = (bytes: number) => linearPlace(bytes, { from: 0, to: Math.max(reached, target, original) })
  const tickOf = (bytes: number): Pick<Tick, 'at' | 'anchor'> => {
    const at = placeOf(bytes)
    // On the side with more room, as the labels are long.
    return { at, anchor: at < 0.5 ? 'start' : 'end' }
  }
  // A file that has grown is of no use, even if it meets the target.
  const tone = reached > target ? 'bad' : reached < original ? 'good' : 'fair'
  return (
    <div className={styles.scale}>
      <Ruler
        label={t.targetReading(size(reached), size(target), size(original))}
        good={{ from: 0, to: placeOf(Math.min(target, original)) }}
        ticks={[
          { ...tickOf(target), label: t.target(size(target)) },
          // On a line of its own, as both can be at the same place.
          { ...tickOf(original), detail: t.originalSize(size(original)) },
        ]}
        readings={[{ at: placeOf(reached), tone }]}
      />
    </div>
  )
}
