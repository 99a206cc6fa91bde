/**
 * Posts a request to a service worker with a port of its own, and resolves with the reply, however late it comes: a busy
 * device may need many seconds to start the worker. `undefined`: the worker has ended, or was replaced, without one.
 * When the signal is aborted, the worker is asked to stop, and may still reply.
 */
export function requestReply(
  worker: ServiceWorker,
  request: unknown,
  signal?: AbortSignal,
): Promise<unknown> {
  return new Promise((resolve) => {
    const { port1, port2 } = new MessageChannel()
    const end = ({ data }: { readonly data?: unknown } = {}) => {
      worker.removeEventListener('statechange', onState)
      port1.close()
      resolve(data)
    }
    const onState = () => {
      if (worker.state === 'redundant') end()
    }
    port1.onmessage = end
    // Where browsers report it.
    port1.addEventListener('close', end as EventListener)
    worker.addEventListener('statechange', onState)
    signal?.addEventListener('abort', () => port1.postMessage('stop'), { once: true })
    worker.postMessage(request, [port2])
    onState()
  })
}
