import type { Pasted } from '../../../platform/files/page-input.ts'

export type HeldPaste = Pasted & { readonly target: EventTarget | null }

declare global {
  /** Files dropped before the site listens, held by `begin.js`; undefined from then on. */
  var heldFiles: readonly File[] | undefined
  /** What was pasted last until then, and where. */
  var heldPaste: HeldPaste | undefined
  /** The query with which another app shared something, removed from the address by `begin.js`. */
  var sharedQuery: string | undefined
}

/** What `begin.js` held, once. */
export function takeHeld(): {
  readonly files: readonly File[]
  readonly pasted: HeldPaste | undefined
  readonly query: string | undefined
} {
  const held = {
    files: globalThis.heldFiles ?? [],
    pasted: globalThis.heldPaste,
    query: globalThis.sharedQuery,
  }
  globalThis.heldFiles = undefined
  globalThis.heldPaste = undefined
  globalThis.sharedQuery = undefined
  return held
}
