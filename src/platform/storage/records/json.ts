export type JsonObject = { readonly [key: string]: unknown }

/** The JSON object in a text; `undefined` for anything else. Keys such as `__proto__` stay plain keys. */
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

/** An own property of a parsed object: what every object inherits does not count. */
export const ownProperty = (object: JsonObject, key: string): unknown =>
  Object.hasOwn(object, key) ? object[key] : undefined
