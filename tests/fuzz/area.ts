import fc from 'fast-check'

/**
 * Properties of one area of hostile input, by name. Each must hold for any input: no unintended error, no result that
 * breaks what follows. Every file in `areas` exports one as `area`.
 */
export type FuzzArea = Readonly<Record<string, fc.IAsyncPropertyWithHooks<unknown[]>>>

/** A property of one kind of input. */
export const holds = <T>(input: fc.Arbitrary<T>, check: (input: T) => void | Promise<void>) =>
  fc.asyncProperty(input, async (value) => {
    await check(value)
  }) as fc.IAsyncPropertyWithHooks<unknown[]>

/** Any text: ASCII, whole code points, lone surrogates, long, and with characters that have a meaning in formats. */
export const anyText: fc.Arbitrary<string> = fc.oneof(
  fc.string(),
  fc.string({ unit: 'binary' }),
  fc.string({
    unit: fc.constantFrom(...',;:"\\/\r\n\t\0<>&%#?=@[](){}|*.~^ 0123456789-+eE\u202e\u0301\ufeffıİß👨‍👩‍👧'),
  }),
  fc
    .tuple(fc.string({ minLength: 1, maxLength: 5 }), fc.nat(20_000))
    .map(([text, times]) => text.repeat(times)),
)

/** Any JSON value, including hostile numbers and keys. */
export const anyJson: fc.Arbitrary<unknown> = fc.letrec((tie) => ({
  value: fc.oneof(
    { maxDepth: 4 },
    fc.constantFrom(null, true, false, 0, -1, 0.5, 1e300, -1e300, 8.64e15, 2 ** 53, 5e-324, '', '0'),
    fc.double({ noNaN: true, noDefaultInfinity: true }),
    anyText,
    fc.array(tie('value'), { maxLength: 5 }),
    fc.dictionary(
      fc.oneof(fc.string(), fc.constantFrom('__proto__', 'v', 't', 's', 'd', 'length')),
      tie('value'),
      {
        maxKeys: 5,
      },
    ),
  ),
})).value

/** A value with some parts, at any depth, replaced, removed or duplicated. */
export const changed = (value: unknown): fc.Arbitrary<unknown> => {
  if (typeof value !== 'object' || value === null)
    return fc.oneof({ weight: 3, arbitrary: fc.constant(value) }, anyJson)
  if (Array.isArray(value))
    return fc.oneof(
      fc.tuple(...value.slice(0, 20).map((each) => changed(each))).map((parts): unknown => parts),
      fc.constant([...value, ...value]),
      anyJson,
    )
  const parts = Object.entries(value)
  return fc
    .tuple(
      fc.subarray(
        parts.map(([name]) => name),
        { maxLength: Math.min(3, parts.length) },
      ),
      fc.infiniteStream(anyJson),
      fc.boolean(),
    )
    .chain(([names, others, drop]) => {
      const next = { ...(value as Record<string, unknown>) }
      for (const name of names)
        if (drop) delete next[name]
        else next[name] = others.next().value
      const nested = parts.filter(
        ([name, part]) => !names.includes(name) && typeof part === 'object' && part !== null,
      )
      if (nested.length === 0) return fc.constant(next)
      return fc
        .tuple(...nested.map(([name, part]) => changed(part).map((made) => [name, made] as const)))
        .map((made) => ({ ...next, ...Object.fromEntries(made) }))
    })
}
