import { randomId } from '../../lib/random.ts'
import { cryptoRandom } from '../device/random.ts'
import { systemClock } from '../time/clock.ts'
import { deviceArea, tabArea } from './area/browser-areas.ts'
import type { StorageBackend } from './history/history.ts'

const newId = () => randomId(cryptoRandom)

/** For histories and settings that stay on the device. */
export const deviceStorage: StorageBackend = { area: deviceArea, clock: systemClock, newId }

/** For histories that are deleted when the tab closes. */
export const tabStorage: StorageBackend = { area: tabArea, clock: systemClock, newId }
