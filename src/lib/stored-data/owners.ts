import { readKey } from './keys.ts'

export type StoreKind = 'settings' | 'history' | 'draft'

/** A store on the device, under `toolnook:<owner>:<name>`. */
export type StoreDeclaration = {
  readonly name: string
  readonly kind: StoreKind
  /** Left out of an export unless the visitor asks for it. */
  readonly secret?: boolean
  /** Names what is stored elsewhere on the device: no part of an export, and an import leaves it as it is. */
  readonly deviceOnly?: boolean
}

declare const isDeclared: unique symbol

/**
 * A store as its owner declares it. Nothing else opens one, and a manifest lists nothing else, so export, import and
 * deletion miss nothing.
 */
export type DeclaredStore<Kind extends StoreKind = StoreKind> = StoreDeclaration & {
  /** Id of the tool or guide. */
  readonly owner: string
  readonly kind: Kind
  readonly [isDeclared]: true
}

/** A tool, or another part of the site that keeps something. */
export type StoreOwner = { readonly id: string; readonly stores: readonly StoreDeclaration[] }

export type StoredRecord = { readonly key: string; readonly text: string }

/** The store that a key belongs to; `undefined` when no owner has declared it. */
export function storeOf(
  owners: readonly StoreOwner[],
  key: string,
): { readonly owner: string; readonly store: StoreDeclaration; readonly id?: string } | undefined {
  const read = readKey(key)
  if (read?.kind !== 'entry') return undefined
  const owner = owners.find(({ id }) => id === read.owner)
  const store = owner?.stores.find(({ name }) => name === read.name)
  if (!owner || !store) return undefined
  return { owner: owner.id, store, ...(read.id === undefined ? {} : { id: read.id }) }
}

export const isDeviceOnly = (owners: readonly StoreOwner[], key: string): boolean =>
  storeOf(owners, key)?.store.deviceOnly === true

/** Whether a record may hold a secret: of a secret store, or anything undeclared of a tool that has one. */
export function isSecret(owners: readonly StoreOwner[], key: string): boolean {
  const read = readKey(key)
  if (read?.kind === 'unreadable') return isSecret(owners, read.of)
  if (read?.kind !== 'entry') return false
  const declared = storeOf(owners, key)
  if (declared) return declared.store.secret === true
  const owner = owners.find(({ id }) => id === read.owner)
  return owner?.stores.some(({ secret }) => secret) ?? false
}
