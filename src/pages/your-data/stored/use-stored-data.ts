import type { StoredRecord } from '../../../lib/stored-data/owners.ts'
import { deviceArea, tabArea } from '../../../platform/storage/area/browser-areas.ts'
import { createStoredRecords } from '../../../platform/stored-data/stored-records.ts'
import { useStore } from '../../../ui/use-store.ts'

const onDevice = createStoredRecords(deviceArea)
const inTab = createStoredRecords(tabArea)

/** The records on the device and in this tab. `undefined` until storage has been read. */
export function useStoredData():
  | { readonly onDevice: readonly StoredRecord[]; readonly inTab: readonly StoredRecord[] }
  | undefined {
  const device = useStore(onDevice, undefined)
  const tab = useStore(inTab, undefined)
  return device && tab ? { onDevice: device, inTab: tab } : undefined
}

export const readStoredData = (): readonly StoredRecord[] => onDevice.read()
