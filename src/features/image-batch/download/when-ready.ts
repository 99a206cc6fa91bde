import { abortError } from '../../../lib/abort-error.ts'
import type { Store } from '../../../lib/store.ts'
import type { BatchItem, BatchState } from '../batch/batch-state.ts'

/**
 * Calls `get` as soon as the files have results to be downloaded: at once, or after the work on them. Of several files
 * these may be the early results, of a single one it is the final result. Fails with an AbortError when the visitor
 * cancels the work, or the last of it.
 *
 * @param id of the only file that is needed; otherwise all are
 */
export function whenReady<Value>(
  batch: Store<BatchState<unknown>>,
  get: () => Value,
  id?: number,
): Value | Promise<Value> {
  const pendingIds = () => {
    const { items } = batch.read()
    const wanted = id === undefined ? items : items.filter((item) => item.id === id)
    return wanted.filter((item) => isPending(item, items.length === 1)).map((item) => item.id)
  }
  let pending = pendingIds()
  if (pending.length === 0) return get()
  return new Promise((resolve, reject) => {
    const end = batch.subscribe(() => {
      const last = pending
      pending = pendingIds()
      if (pending.length > 0) return
      end()
      if (batch.read().items.some((item) => last.includes(item.id) && isCancelled(item))) reject(abortError())
      else resolve(get())
    })
  })
}

const isPending = ({ work }: BatchItem<unknown>, isAlone: boolean) =>
  work.state === 'waiting' || (work.state === 'working' && (isAlone || work.early === null))

const isCancelled = ({ work }: BatchItem<unknown>) => work.state === 'stopped' && work.reason === 'cancelled'
