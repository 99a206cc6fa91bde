import { BothVersions } from '../../../ui/feedback/both-versions/BothVersions.tsx'
import type { Hex } from '../core/colour/hex.ts'
import { currentPalette } from '../saved/saved-palettes.ts'
import { useTexts } from '../texts.ts'
import styles from './PaletteVersions.module.css'
import { Strip } from './Strip.tsx'

type PaletteVersionsProps = {
  readonly hexes: readonly Hex[]
  readonly other: readonly Hex[]
}

/** Compares the current palette with the one from another tab. */
export function PaletteVersions({ hexes, other }: PaletteVersionsProps) {
  const { t } = useTexts()
  return (
    <BothVersions
      sentence={t.changedElsewhere}
      inUse={versionOf(hexes)}
      other={versionOf(other)}
      onSwap={currentPalette.swap}
      onDismiss={currentPalette.dismiss}
    />
  )
}

const versionOf = (hexes: readonly Hex[]) => ({
  shown: (
    <>
      <div className={styles.strip}>
        <Strip hexes={hexes} />
      </div>
      <p>{hexes.join(', ')}</p>
    </>
  ),
  copy: hexes.join(', '),
})
