export type JsonObject = { readonly [key: string]: unknown }

/** Parses a JSON object; `undefined` for anything else. Keys such as `__proto__` are plain keys. */
export function parseObject(text: string): JsonObject | undefined {
  try {
    const value: unknown = JSON.parse(text)
    return typeof value === 'object' && value !== null && !Array.isArray(value)
      ? (value as JsonObject)
      : undefined
  } catch {
    return undefined
  }
}

/** An own property of a parsed object, ignoring inherited ones. */
export const ownProperty = (object: JsonObject, key: string): unknown =>
  Object.hasOwn(object, key) ? object[key] : undefined
