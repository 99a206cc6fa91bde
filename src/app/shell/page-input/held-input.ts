declare global {
  /** Files dropped before the site listens, held by `begin.js`; undefined from then on. */
  var heldFiles: readonly File[] | undefined
  /** The query with which another app shared something, removed from the address by `begin.js`. */
  var sharedQuery: string | undefined
}

/** What `begin.js` held, once. */
export function takeHeld(): { readonly files: readonly File[]; readonly query: string | undefined } {
  const held = { files: globalThis.heldFiles ?? [], query: globalThis.sharedQuery }
  globalThis.heldFiles = undefined
  globalThis.sharedQuery = undefined
  return held
}
