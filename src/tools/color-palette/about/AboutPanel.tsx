import type { JobState } from '../../../lib/work/job.ts'
import { ColourVisionPanel } from '../checks/ColourVisionPanel.tsx'
import { ContrastRampPanel } from '../checks/ContrastRampPanel.tsx'
import { PreviewPanel } from '../checks/PreviewPanel.tsx'
import { ConverterPanel } from '../converter/ConverterPanel.tsx'
import type { Hex } from '../core/colour/hex.ts'
import { ExportPanel } from '../export/ExportPanel.tsx'
import { PicturePanel } from '../generate/PicturePanel.tsx'
import type { PictureFailure } from '../generate/picture.ts'
import { GradientPanel } from '../steps/GradientPanel.tsx'
import { TintsPanel } from '../steps/TintsPanel.tsx'
import type { LateTab } from './tabs.ts'

export type AboutPanelProps = {
  readonly tab: LateTab
  readonly hexes: readonly Hex[]
  readonly base: Hex
  readonly onUseAsBase: (hex: Hex) => void
  readonly picture: JobState<readonly Hex[], PictureFailure, null>
  readonly onFiles: (files: readonly File[]) => void
  readonly onReset: () => void
}

export function AboutPanel({ tab, hexes, base, onUseAsBase, picture, onFiles, onReset }: AboutPanelProps) {
  switch (tab) {
    case 'sight':
      return <ColourVisionPanel hexes={hexes} />
    case 'tints':
      return <TintsPanel hexes={hexes} />
    case 'gradient':
      return <GradientPanel hexes={hexes} />
    case 'preview':
      return <PreviewPanel hexes={hexes} />
    case 'guarantee':
      return <ContrastRampPanel base={base} />
    case 'exports':
      return <ExportPanel hexes={hexes} />
    case 'converter':
      return <ConverterPanel onUseAsBase={onUseAsBase} />
    case 'picture':
      return <PicturePanel picture={picture} onFiles={onFiles} onReset={onReset} />
  }
}
