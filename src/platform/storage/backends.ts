import { randomId } from '../../lib/random.ts'
import { cryptoRandom } from '../device/random.ts'
import { systemClock } from '../time/clock.ts'
import { deviceArea, tabArea } from './area/browser-areas.ts'
import type { StorageBackend } from './history/history.ts'

const newId = () => randomId(cryptoRandom)

/** Histories and settings that stay on the device. */
export const deviceStorage: StorageBackend = { area: deviceArea, clock: systemClock, newId }

/** Histories that end with the tab. */
export const tabStorage: StorageBackend = { area: tabArea, clock: systemClock, newId }
