import { byPreset } from './by-preset.ts'
import type { Card } from './manifest.ts'

/** The cards of presets, by `tool/preset`. Not among those that every page loads. */
export const presetCards = byPreset(
  import.meta.glob<Card>('../tools/*/presets/*/messages.tr.ts', {
    eager: true,
    query: '?card',
    import: 'card',
  }),
)
