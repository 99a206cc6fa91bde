import type { ImageError } from '../../lib/image/image-error.ts'
import type { Imported, ImportOrder } from '../../lib/image/image-import.ts'

/** A file for the worker; `decoder` is null until a worker has said that the browser's own does not decode a picture. */
export type ImportRequest = Omit<ImportOrder<Blob>, 'pixels'> & {
  readonly decoder: WebAssembly.Module | null
}

export type ImportResponse =
  | ({ readonly type: 'imported' } & Imported<Blob>)
  /** `otherwise`: the picture without what only the decoder decodes, such as a gain map. */
  | { readonly type: 'decoder-needed'; readonly otherwise?: Imported<Blob> }
  | { readonly type: 'failed'; readonly error: ImageError | { readonly kind: 'unexpected' } }
