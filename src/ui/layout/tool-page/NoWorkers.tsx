import { workersRefused } from '../../../platform/workers/workers.ts'
import { Alert } from '../../feedback/alert/Alert.tsx'
import { useUiText } from '../../text/ui-text.tsx'
import { useStore } from '../../use-store.ts'

/** Says why nothing comes out of a tool whose work the browser does not start. */
export function NoWorkers() {
  const text = useUiText()
  const refused = useStore(workersRefused, false)
  return refused ? <Alert title={text.noWorkers} /> : null
}
