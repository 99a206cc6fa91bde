import type { CopyAnswer, CopyRequest } from '../../lib/offline/copy-requests.ts'
import { createListeners } from '../../lib/store.ts'
import { requestReply } from '../workers/request-reply.ts'

const listeners = createListeners()

/** Calls the listener whenever this page has changed what is in the offline copy. */
export const watchCopy = listeners.add

/** Call after the offline copy was changed in another way. */
export const copyChanged = (): void => listeners.notify()

const isAnswer = (data: unknown): data is CopyAnswer =>
  typeof data === 'object' && data !== null && 'missingFiles' in data

/**
 * Asks the active service worker. `undefined`: there is none, or one that does not know the request, or the signal
 * was aborted before the request was sent. Where site data is blocked there is none.
 */
export async function askWorker(request: CopyRequest, signal?: AbortSignal): Promise<CopyAnswer | undefined> {
  const registration = await navigator.serviceWorker?.getRegistration().catch(() => undefined)
  const worker = registration?.active
  if (!worker || signal?.aborted) return undefined
  const answer = await requestReply(worker, request, signal)
  if (request.kind !== 'read-copy') copyChanged()
  // The worker of a build before this request was known answers otherwise.
  return isAnswer(answer) ? answer : undefined
}
