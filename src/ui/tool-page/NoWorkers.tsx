import { useSyncExternalStore } from 'react'
import { workersRefused } from '../../platform/workers/workers.ts'
import { Alert } from '../alert/Alert.tsx'
import { useUiText } from '../text/ui-text.tsx'

/** Says why nothing comes out of a tool whose work the browser does not start. */
export function NoWorkers() {
  const text = useUiText()
  const refused = useSyncExternalStore(workersRefused.subscribe, workersRefused.read, () => false)
  return refused ? <Alert title={text.noWorkers} /> : null
}
