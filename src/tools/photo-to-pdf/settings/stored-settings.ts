import { useSyncExternalStore } from 'react'
import { deviceStorage } from '../../../platform/storage/backends.ts'
import { onlyVersion } from '../../../platform/storage/only-version.ts'
import { createSettings } from '../../../platform/storage/settings.ts'
import {
  clampMargin,
  defaultSettings,
  type PdfSettings,
  pageOrientations,
  pageSizes,
} from '../core/settings.ts'

function isSettings(value: unknown): value is PdfSettings {
  const { pageSize, orientation, margin } = (value ?? {}) as Partial<PdfSettings>
  return (
    pageSizes.includes(pageSize as never) &&
    pageOrientations.includes(orientation as never) &&
    clampMargin(margin ?? Number.NaN) === margin
  )
}

const stored = createSettings<PdfSettings>(
  { tool: 'photo-to-pdf', name: 'settings', versions: onlyVersion(isSettings), initial: defaultSettings },
  deviceStorage,
)

/** Stored page size, orientation and margin. */
export function useSettings(): readonly [PdfSettings, (settings: PdfSettings) => void] {
  const settings = useSyncExternalStore(stored.subscribe, stored.read, () => stored.initial)
  return [settings, stored.write]
}
