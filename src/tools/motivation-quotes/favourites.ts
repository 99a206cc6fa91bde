import { useSyncExternalStore } from 'react'
import { object } from 'valibot'
import { integerIn } from '../../lib/bounded-schema.ts'
import { deviceStorage } from '../../platform/storage/backends.ts'
import { createHistory, type HistoryView } from '../../platform/storage/history.ts'
import { firstVersion } from '../../platform/storage/versions.ts'
import { quotes } from './core/quotes.ts'

type Favourite = { readonly quote: number }

export const favourites = createHistory<Favourite>(
  {
    tool: 'motivation-quotes',
    name: 'favourites',
    versions: firstVersion(object({ quote: integerIn(0, 1_000_000) })),
  },
  deviceStorage,
)

const none: HistoryView<Favourite> = { entries: [], newer: 0 }

/** Ids of the favourites, latest first. A quote that two tabs have added counts once. */
export function useFavourites(): readonly number[] {
  const { entries } = useSyncExternalStore(favourites.subscribe, favourites.read, () => none)
  const ids = new Set(entries.map(({ value }) => value.quote))
  return [...ids].filter((id) => quotes.some((quote) => quote.id === id))
}

export function addFavourite(id: number): void {
  const isFavourite = favourites.read().entries.some(({ value }) => value.quote === id)
  if (!isFavourite) favourites.add({ quote: id })
}

export function removeFavourite(id: number): void {
  for (const entry of favourites.read().entries) if (entry.value.quote === id) favourites.remove(entry.id)
}
