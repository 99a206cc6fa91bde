import { object } from 'valibot'
import { integerIn } from '../../lib/stored-data/bounded-schema.ts'
import { deviceStorage } from '../../platform/storage/backends.ts'
import { createHistory } from '../../platform/storage/history/history.ts'
import { firstVersion } from '../../platform/storage/records/versions.ts'
import { useStore } from '../../ui/use-store.ts'
import { quotes } from './core/quotes.ts'
import { stores } from './stores.ts'

type Favourite = { readonly quote: number }

export const favourites = createHistory<Favourite>(
  {
    store: stores.favourites,
    versions: firstVersion(object({ quote: integerIn(0, 1_000_000) })),
  },
  deviceStorage,
)

/** Ids of the favourites, latest first. A quote that two tabs have added counts once. */
export function useFavourites(): readonly number[] {
  const { entries } = useStore(favourites)
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
