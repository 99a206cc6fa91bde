import { deviceTray } from '../../../features/tray/device-tray.ts'
import type { TrayContent } from '../../../features/tray/thing.ts'
import { trayWanted } from './open-tray.ts'
import { trayMessage } from './tray-message.ts'

/** @param from id of the tool or page where it was put on the tray */
export function addToTray(contents: readonly TrayContent[], from: string): void {
  const added = deviceTray.add(contents, from)
  const count = contents.length
  trayMessage.set(added < count ? { kind: 'full', added, count } : { kind: 'added', count })
  trayWanted.set(true)
}
