/** Whether WebAssembly has trapped, as it does for lack of memory, or there is no room for its memory at all. */
export const isOutOfMemory = (error: unknown): boolean =>
  error instanceof WebAssembly.RuntimeError || error instanceof RangeError
