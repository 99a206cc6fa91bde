import type { WorkOrder } from '../../image-work.ts'
import type { PixelSize } from '../../pixels/fit-box.ts'
import { maxKeptPixels } from '../../pixels/memory-budget.ts'

type Order = WorkOrder<unknown, unknown>

/** A decoded picture in the size of its result, which must not be changed. */
type Picture = { readonly size: PixelSize; close(): void }

/** The last picture, the number of its file and all else that it depends on. */
let kept: { readonly number: number; readonly of: string; readonly picture: Picture } | null = null

/**
 * Opens a picture, or takes the one that was kept from the last order for the same file. `endPicture` must follow.
 *
 * @param dependsOn all that makes another picture of the file
 */
export async function openOrKept<Opened extends Picture>(
  { keep, recover }: Pick<Order, 'keep' | 'recover'>,
  dependsOn: readonly unknown[],
  open: () => Promise<Opened>,
): Promise<Opened> {
  const of = JSON.stringify([recover, ...dependsOn])
  // What is equal in `of` was opened by the same function.
  if (kept && kept.number === keep && kept.of === of) return kept.picture as Opened
  forgetPicture()
  const picture = await open()
  if (keep !== null && picture.size.width * picture.size.height <= maxKeptPixels)
    kept = { number: keep, of, picture }
  return picture
}

/** Frees a picture unless it is kept. */
export function endPicture(picture: Picture): void {
  if (kept?.picture !== picture) picture.close()
}

/** Frees what is kept of another file than that of an order. */
export function forgetOthers({ keep }: Pick<Order, 'keep'>): void {
  if (kept && kept.number !== keep) forgetPicture()
}

export function forgetPicture(): void {
  kept?.picture.close()
  kept = null
}
