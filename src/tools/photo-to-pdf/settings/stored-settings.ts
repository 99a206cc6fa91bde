import { deviceStorage } from '../../../platform/storage/backends.ts'
import { onlyVersion } from '../../../platform/storage/records/only-version.ts'
import { createSettings } from '../../../platform/storage/settings/settings.ts'
import { useStore } from '../../../ui/use-store.ts'
import {
  clampKilobytes,
  clampMargin,
  defaultSettings,
  kilobyteLimits,
  type PdfSettings,
  pageOrientations,
  pageSizes,
  photosPerPage,
  scanKinds,
  withOwnMargins,
} from '../core/settings.ts'
import { stores } from '../stores.ts'

function isSettings(value: unknown): value is PdfSettings {
  const settings = (value ?? {}) as Partial<PdfSettings>
  const { pageSize, orientation, margin, perPage = 1, maxKilobytes = kilobyteLimits.max } = settings
  return (
    pageSizes.includes(pageSize as never) &&
    pageOrientations.includes(orientation as never) &&
    clampMargin(margin ?? Number.NaN) === margin &&
    ['boolean', 'undefined'].includes(typeof settings.borderless) &&
    ['boolean', 'undefined'].includes(typeof settings.photoBorderless) &&
    photosPerPage.includes(perPage) &&
    clampKilobytes(maxKilobytes) === maxKilobytes &&
    [undefined, ...scanKinds].includes(settings.scan)
  )
}

export const stored = createSettings<PdfSettings>(
  { store: stores.settings, versions: onlyVersion(isSettings), initial: defaultSettings },
  deviceStorage,
)

/** The stored settings. */
export function useSettings(): readonly [PdfSettings, (settings: PdfSettings) => void] {
  const settings = useStore(stored)
  return [withOwnMargins(settings), stored.write]
}
