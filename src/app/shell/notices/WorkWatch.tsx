import { useEffect } from 'react'
import { tabArea } from '../../../platform/storage/area/browser-areas.ts'
import { hasWork } from '../../../platform/work-on-device/has-work.ts'
import { tabKey } from '../../../platform/work-on-device/tab-key.ts'

/** Where builds before this one noted that the tab had work in this database, for a reload into a new build. */
const former = { key: 'toolnook:carry-over:tab', database: 'toolnook' }

/** Holds this tab's stored work, whichever page is open, and removes that of tabs which are gone. */
export function WorkWatch() {
  useEffect(() => {
    const start = async () => {
      if (tabArea.get(former.key) !== undefined) {
        indexedDB.deleteDatabase(former.database)
        tabArea.remove(former.key)
      }
      const isOwn = tabArea.get(tabKey) !== undefined
      if (!isOwn && !(await hasWork())) return
      const { openTabFiles, removeDeadWork } = await import(
        '../../../platform/work-on-device/browser-store.ts'
      )
      if (isOwn) await openTabFiles()
      await removeDeadWork()
    }
    // Without storage there is nothing to remove.
    void start().catch(() => {})
  }, [])
  return null
}
