import { workersRefused } from '../../../platform/workers/workers.ts'
import { Alert } from '../../feedback/alert/Alert.tsx'
import { useUiText } from '../../text/ui-text.tsx'
import { useStore } from '../../use-store.ts'

/** An alert for browsers that start no workers, without which most tools cannot work. */
export function NoWorkers() {
  const text = useUiText()
  const refused = useStore(workersRefused, false)
  return refused ? <Alert title={text.noWorkers} /> : null
}
