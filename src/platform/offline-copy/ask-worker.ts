import type { CopyAnswer, CopyRequest } from '../../lib/offline/copy-requests.ts'
import { createListeners } from '../../lib/store.ts'

const listeners = createListeners()

/** Calls the listener whenever this page has changed what is in the offline copy. */
export const watchCopy = listeners.add

/** Call after the offline copy was changed in another way. */
export const copyChanged = (): void => listeners.notify()

const isAnswer = (data: unknown): data is CopyAnswer =>
  typeof data === 'object' && data !== null && 'missingFiles' in data

function send(
  worker: ServiceWorker,
  request: CopyRequest,
  signal?: AbortSignal,
): Promise<CopyAnswer | undefined> {
  return new Promise((resolve) => {
    const { port1, port2 } = new MessageChannel()
    port1.onmessage = ({ data }) => {
      port1.close()
      // The worker of a build before this request was known answers otherwise.
      resolve(isAnswer(data) ? data : undefined)
    }
    signal?.addEventListener('abort', () => port1.postMessage('stop'), { once: true })
    worker.postMessage(request, [port2])
  })
}

/**
 * Asks the active service worker. `undefined`: there is none, or one that does not know the request, or the signal
 * was aborted before the request was sent. Where site data is blocked there is none.
 */
export async function askWorker(request: CopyRequest, signal?: AbortSignal): Promise<CopyAnswer | undefined> {
  const registration = await navigator.serviceWorker?.getRegistration().catch(() => undefined)
  const worker = registration?.active
  if (!worker || signal?.aborted) return undefined
  const answer = await send(worker, request, signal)
  if (request.kind !== 'read-copy') copyChanged()
  return answer
}
