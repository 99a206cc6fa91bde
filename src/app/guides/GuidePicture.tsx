import { type ComponentType, lazy, memo, Suspense } from 'react'
import { retryOnline } from '../../platform/page/retry-online.ts'
import { guides } from '../../registry/entries.ts'
import { used } from '../hydration/first-use.ts'

/*
 * Prerendered drawings need no code, so it is loaded at the first sign of a visitor: someone who comes from another page
 * of the site has given one.
 */
const pictures: ReadonlyMap<string, ComponentType> = new Map(
  guides.map(({ id }) => [
    id,
    lazy(async () => {
      if (typeof document !== 'undefined') await used
      const { guidePictures } = await retryOnline(() => import('../../registry/guide-pictures.ts'))
      return { default: guidePictures[id] ?? (() => null) }
    }),
  ]),
)

/** A drawing from the guide. Never rendered again with the list, so that it stays as prerendered. */
export const GuidePicture = memo(function GuidePicture({ id }: { readonly id: string }) {
  const Picture = pictures.get(id)
  return <Suspense>{Picture ? <Picture /> : null}</Suspense>
})
