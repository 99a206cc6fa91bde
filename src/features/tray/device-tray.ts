import { randomId } from '../../lib/random.ts'
import { cryptoRandom } from '../../platform/device/random.ts'
import { deviceArea } from '../../platform/storage/area/browser-areas.ts'
import { recordKey } from '../../platform/storage/records/keys.ts'
import { stores } from './stores.ts'
import { createTray, type Tray } from './tray.ts'
import { indexedTray } from './tray-database.ts'

/** The tray of this tab, with what the device's tabs share. */
export const deviceTray: Tray = createTray({
  area: deviceArea,
  database: indexedTray,
  key: recordKey(stores.kept),
  newId: () => randomId(cryptoRandom),
})
