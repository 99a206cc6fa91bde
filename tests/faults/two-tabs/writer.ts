import { string } from 'valibot'
import { declareStores } from '../../../src/lib/stored-data/declare-stores.ts'
import { deviceStorage } from '../../../src/platform/storage/backends.ts'
import { createHistory } from '../../../src/platform/storage/history/history.ts'
import { firstVersion } from '../../../src/platform/storage/records/versions.ts'

const stores = declareStores('two-tabs', { list: { kind: 'history' } })

/** A history like those of the tools, in the browser's storage; runs in the page. */
const history = createHistory({ store: stores.list, versions: firstVersion(string()) }, deviceStorage)
let notified = 0
history.subscribe(() => {
  notified += 1
})

const api = {
  /** Adds entries one by one and yields in between, so that the other tab writes as well. */
  async write(tab: string, count: number): Promise<void> {
    for (let entry = 0; entry < count; entry += 1) {
      history.add(`${tab} ${entry}`)
      if (entry % 4 === 0) await new Promise((resolve) => setTimeout(resolve))
    }
  },
  entries: (): readonly string[] => history.read().entries.map(({ value }) => value),
  notified: (): number => notified,
}
export type TwoTabs = typeof api
Object.assign(globalThis, { twoTabs: api })
