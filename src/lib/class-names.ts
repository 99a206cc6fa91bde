/** Joins class names and skips falsy values: `classNames('a', off && 'b')` is `'a'`. */
export function classNames(...names: readonly (string | false | undefined)[]): string {
  return names.filter(Boolean).join(' ')
}
