import { useEffect, useState } from 'react'
import type { CopyState } from '../../lib/offline/copy-requests.ts'
import { askWorker, watchCopy } from '../../platform/offline-copy/ask-worker.ts'
import { watchWorker } from '../../platform/page/watch-worker.ts'
import { watchRegistration } from '../../platform/stored-data/registration.ts'

/** What the offline copy has, for the page that is open. `undefined`: not known yet, or there is none. */
export function useCopyState(): CopyState | undefined {
  const [copy, setCopy] = useState<CopyState>()
  useEffect(() => {
    let latest = 0
    const read = async () => {
      latest += 1
      const run = latest
      const state = await askWorker({ kind: 'read-copy', page: location.pathname })
      if (run === latest) setCopy(state)
    }
    const onChange = () => void read()
    onChange()
    const ends = [watchCopy(onChange), watchWorker(onChange), watchRegistration(onChange)]
    return () => {
      latest += 1
      for (const end of ends) end()
    }
  }, [])
  return copy
}
