/** To the worker: wake at this moment (milliseconds since 1970), or not at all. */
export type AlarmRequest = { readonly deadline: number | null }

/** From the worker: the moment has come. */
export type AlarmAnswer = { readonly deadline: number }
