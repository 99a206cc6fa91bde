import type { ImageError } from '../../../../lib/image/image-error.ts'
import type { Logo } from '../text/printed.ts'

export type LogoResponse =
  | { readonly type: 'logo'; readonly logo: Logo }
  | { readonly type: 'failed'; readonly error: ImageError | { readonly kind: 'unexpected' } }

/** In bytes: a larger file is refused before it is read. */
export const largestLogoFile = 25 * 1024 * 1024

/** Maximum stored size in pixels: 300 per inch in the largest box for a logo. */
const maxSize = { width: 820, height: 236 }

/** The stored size of an image: scaled down if needed, never up, at least one pixel per side. */
export function logoSize({ width, height }: { readonly width: number; readonly height: number }) {
  const scale = Math.min(1, maxSize.width / width, maxSize.height / height)
  const side = (length: number) => Math.max(1, Math.round(length * scale))
  return { width: side(width), height: side(height) }
}
