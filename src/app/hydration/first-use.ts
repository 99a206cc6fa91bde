declare global {
  /** Resolves at the first intent of a visitor on the page that was loaded, which `begin.js` sees. */
  var firstIntent: Promise<unknown> | undefined
}

/** Never where there is no page. */
export const used: Promise<unknown> = globalThis.firstIntent ?? new Promise(() => {})
