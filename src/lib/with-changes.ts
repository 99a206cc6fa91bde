/** A value with those properties of `after` that are others than in `before`. */
export function withChanges<T>(value: T, before: T, after: T): T {
  const changed = Object.keys({ ...before, ...after } as object).filter(
    (key) => !Object.is(before[key as keyof T], after[key as keyof T]),
  )
  return { ...value, ...Object.fromEntries(changed.map((key) => [key, after[key as keyof T]])) }
}
