import type { PixelSize } from '../../../../lib/image/pixels/fit-box.ts'
import type { Compressed } from '../../core/compressed.ts'

/** What a picture is made for in any format. */
export type Aim =
  | { readonly kind: 'similarity'; readonly target: number; readonly quality: number | null }
  | { readonly kind: 'size'; readonly bytes: number }
  | { readonly kind: 'lossless' }

/** A file of one format for an aim. */
export type Made = Pick<Compressed<Blob>, 'blob' | 'encoder' | 'similarity' | 'encodes' | 'shrunk'> & {
  readonly size: PixelSize
  readonly met: boolean
}
