import { deviceArea } from '../../platform/storage/area/browser-areas.ts'
import { recordKey } from '../../platform/storage/records/keys.ts'
import { moveToFront, readIds } from './recent-ids.ts'
import { stores } from './stores.ts'

const key = recordKey(stores.opened)

/** Ids of the tools and guides that were used on this device, the last first. */
export const readRecent = (): readonly string[] => readIds(deviceArea.get(key))

/**
 * Notes that a tool or guide is used. Not worth a message where nothing can be stored, so it is then left out rather
 * than held in memory.
 */
export function rememberUse(id: string): void {
  const before = readRecent()
  if (before[0] !== id) deviceArea.save(key, JSON.stringify(moveToFront(before, id)))
}

export const forgetRecent = (): void => deviceArea.remove(key)
