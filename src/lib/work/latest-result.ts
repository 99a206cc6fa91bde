/** The result of the newest intent; who asks while it is worked out gets it when it is there. */
export type LatestResult<T> = {
  /** A new intent: results of earlier ones are no longer given to anybody. */
  begin(): void
  /** The newest intent's result, `undefined` when it has none. */
  settle(result: T | undefined): void
  get(): Promise<T | undefined>
}

export function createLatestResult<T>(): LatestResult<T> {
  const waiting = new Set<(result: T | undefined) => void>()
  let isPending = false
  let latest: T | undefined
  return {
    begin() {
      isPending = true
      latest = undefined
    },
    settle(result) {
      isPending = false
      latest = result
      for (const resolve of waiting) resolve(result)
      waiting.clear()
    },
    get: () => (isPending ? new Promise((resolve) => waiting.add(resolve)) : Promise.resolve(latest)),
  }
}
