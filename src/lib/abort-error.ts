/** Whether something was ended on purpose, as by a visitor who changed their mind, and has not failed. */
export const isAbortError = (error: unknown): boolean =>
  (error as { readonly name?: unknown } | null)?.name === 'AbortError'

export const abortError = (): Error => Object.assign(new Error('Ended on purpose'), { name: 'AbortError' })
