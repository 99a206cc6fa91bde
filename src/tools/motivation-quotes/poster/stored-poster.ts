import { object, picklist } from 'valibot'
import { deviceStorage } from '../../../platform/storage/backends.ts'
import { firstVersion } from '../../../platform/storage/records/versions.ts'
import { createSettings } from '../../../platform/storage/settings/settings.ts'
import { useStore } from '../../../ui/use-store.ts'
import { initialPoster, type PosterShape, posterShapes } from '../core/poster-layout.ts'
import { type PosterStyle, posterStyles } from '../core/poster-styles.ts'
import { stores } from '../stores.ts'

export type PosterChoice = { readonly style: PosterStyle; readonly shape: PosterShape }

export const stored = createSettings<PosterChoice>(
  {
    store: stores.poster,
    versions: firstVersion<PosterChoice>(
      object({ style: picklist(posterStyles), shape: picklist(posterShapes) }),
    ),
    initial: initialPoster,
  },
  deviceStorage,
)

/** The stored style and shape of the poster and a function that changes them. */
export function usePosterChoice(): readonly [PosterChoice, (change: Partial<PosterChoice>) => void] {
  const choice = useStore(stored)
  return [choice, (change) => stored.write({ ...stored.read(), ...change })]
}
