import { useSyncExternalStore } from 'react'
import type { KeptRecord } from '../../lib/kept-data/owners.ts'
import { createKeptRecords } from '../../platform/kept-data/kept-records.ts'
import { deviceArea, tabArea } from '../../platform/storage/browser-areas.ts'

const onDevice = createKeptRecords(deviceArea)
const inTab = createKeptRecords(tabArea)

/** The records on the device and those of this tab; `undefined` before the browser has been asked. */
export function useKept():
  | { readonly onDevice: readonly KeptRecord[]; readonly inTab: readonly KeptRecord[] }
  | undefined {
  const device = useSyncExternalStore(onDevice.subscribe, onDevice.read, () => undefined)
  const tab = useSyncExternalStore(inTab.subscribe, inTab.read, () => undefined)
  return device && tab ? { onDevice: device, inTab: tab } : undefined
}

export const readKept = (): readonly KeptRecord[] => onDevice.read()
