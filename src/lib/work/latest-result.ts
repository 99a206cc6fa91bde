/** The result of the latest intent; callers that ask while it is computed get it when it is available. */
export type LatestResult<T> = {
  /** Starts a new intent; results of earlier ones are no longer returned. */
  begin(): void
  /** The latest intent's result, `undefined` when it has none. */
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
