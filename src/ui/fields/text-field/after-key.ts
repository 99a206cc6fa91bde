/**
 * Events that can be handled before the task after a key. Their handlers have to find all that was typed: a script may
 * press a button in the task of the key, and the page may be left before that task runs.
 */
export const nextEvents = [
  'keydown',
  'pointerdown',
  'mousedown',
  'click',
  'submit',
  'change',
  'focusin',
  'focusout',
  'copy',
  'cut',
  'paste',
  'drop',
  'popstate',
  'storage',
  'visibilitychange',
  'pagehide',
]

type AfterKey = (change: () => void) => void

/** @param page where `nextEvents` are heard; used from the first key on */
export function createAfterKey(page: Pick<EventTarget, 'addEventListener'>): AfterKey {
  const waiting: (() => void)[] = []
  let port: MessagePort | undefined
  const runAll = () => {
    for (let change = waiting.shift(); change; change = waiting.shift()) change()
  }
  const start = () => {
    const { port1, port2 } = new MessageChannel()
    port1.onmessage = runAll
    for (const type of nextEvents) page.addEventListener(type, runAll, { capture: true })
    return port2
  }
  return (change) => {
    port ??= start()
    waiting.push(change)
    // Not a timer: browsers delay those of hidden pages.
    port.postMessage(undefined)
  }
}

/**
 * Runs what follows from a key in a task of its own, so that the browser can show the key first, but before any other
 * event is handled that could depend on it. Changes run in their order.
 */
export const afterKey: AfterKey = createAfterKey(globalThis)
