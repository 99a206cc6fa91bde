/** To the worker: ring at this time (milliseconds since 1970); `null` cancels. */
export type AlarmRequest = { readonly deadline: number | null }

/** From the worker: the deadline has been reached. */
export type AlarmResponse = { readonly deadline: number }
