import type { DeclaredStore, StoreDeclaration } from './owners.ts'

type Declarations = Readonly<Record<string, Omit<StoreDeclaration, 'name'>>>

/** Declares the stores of a tool or guide by name, in its `stores.ts`: its manifest and the code that opens them take them from there. */
export function declareStores<const Stores extends Declarations>(
  owner: string,
  stores: Stores,
): { readonly [Name in keyof Stores]: DeclaredStore<Stores[Name]['kind']> } {
  const declared = Object.entries(stores).map(([name, store]) => [name, { ...store, owner, name }])
  // The names and kinds are those of `stores`, which Object.entries forgets.
  return Object.fromEntries(declared) as ReturnType<typeof declareStores<Stores>>
}
