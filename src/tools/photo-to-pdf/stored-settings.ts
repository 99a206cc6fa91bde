import { useSyncExternalStore } from 'react'
import { deviceArea } from '../../platform/storage/browser-areas.ts'
import { createPreference } from '../../platform/storage/preference.ts'
import {
  clampMargin,
  defaultSettings,
  type PdfSettings,
  pageOrientations,
  pageSizes,
} from './core/settings.ts'

/** The envelope that all records of tools have: version and data. */
type SettingsRecord = { readonly v: 1; readonly d: PdfSettings }

function isRecord(value: unknown): value is SettingsRecord {
  const { v, d } = (value ?? {}) as Partial<SettingsRecord>
  return (
    v === 1 &&
    pageSizes.includes(d?.pageSize as never) &&
    pageOrientations.includes(d?.orientation as never) &&
    clampMargin(d?.margin ?? Number.NaN) === d?.margin
  )
}

const stored = createPreference<SettingsRecord>(
  deviceArea,
  'toolnook:photo-to-pdf:settings',
  { v: 1, d: defaultSettings },
  isRecord,
)

/** Page size, orientation and margin as the visitor left them. */
export function useSettings(): readonly [PdfSettings, (settings: PdfSettings) => void] {
  const { d } = useSyncExternalStore(stored.subscribe, stored.read, () => stored.initial)
  return [d, (settings) => stored.write({ v: 1, d: settings })]
}
