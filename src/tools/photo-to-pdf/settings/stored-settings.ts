import { deviceStorage } from '../../../platform/storage/backends.ts'
import { onlyVersion } from '../../../platform/storage/records/only-version.ts'
import { createSettings } from '../../../platform/storage/settings/settings.ts'
import { useStore } from '../../../ui/use-store.ts'
import {
  clampMargin,
  defaultSettings,
  type PdfSettings,
  pageOrientations,
  pageSizes,
} from '../core/settings.ts'
import { stores } from '../stores.ts'

function isSettings(value: unknown): value is PdfSettings {
  const { pageSize, orientation, margin, borderless = false } = (value ?? {}) as Partial<PdfSettings>
  return (
    pageSizes.includes(pageSize as never) &&
    pageOrientations.includes(orientation as never) &&
    clampMargin(margin ?? Number.NaN) === margin &&
    typeof borderless === 'boolean'
  )
}

const stored = createSettings<PdfSettings>(
  { store: stores.settings, versions: onlyVersion(isSettings), initial: defaultSettings },
  deviceStorage,
)

/** Stored page size, orientation and margin. */
export function useSettings(): readonly [PdfSettings, (settings: PdfSettings) => void] {
  const settings = useStore(stored)
  return [settings, stored.write]
}
