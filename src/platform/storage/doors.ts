import { randomId } from '../../lib/random.ts'
import { systemClock } from '../clock.ts'
import { cryptoRandom } from '../random.ts'
import { deviceArea, tabArea } from './browser-areas.ts'
import type { HistoryDoors } from './history.ts'

const newId = () => randomId(cryptoRandom)

/** What histories and settings on the device use. */
export const deviceDoors: HistoryDoors = { area: deviceArea, clock: systemClock, newId }

/** What histories and settings use that end with the tab. */
export const tabDoors: HistoryDoors = { area: tabArea, clock: systemClock, newId }
