import { CircleAlert, CircleCheck } from 'lucide'
import { numberFormat } from '../../../lib/text/formats.ts'
import { Icon } from '../../../ui/icon/Icon.tsx'
import type { Hex } from '../core/colour/hex.ts'
import { leastDifference, shownDifference } from '../core/contrast/least-difference.ts'
import { useTexts } from '../texts.ts'
import styles from './SafetyProof.module.css'

/** In a sentence, whether everyone can tell the colours of the palette apart. */
export function SafetyProof({ hexes }: { readonly hexes: readonly Hex[] }) {
  const { t, language } = useTexts()
  const number = numberFormat(language, { minimumFractionDigits: 1, maximumFractionDigits: 1 })
  const { least, close } = leastDifference(hexes)
  return (
    <span className={styles.proof} data-safe={close === 0}>
      <Icon of={close === 0 ? CircleCheck : CircleAlert} size={20} />
      <span>{close === 0 ? t.isSafe(number.format(shownDifference(least))) : t.isUnsafe(close)}</span>
    </span>
  )
}
