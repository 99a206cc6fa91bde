import type { ImageError } from '../../lib/image/image-error.ts'
import type { Imported, ImportOrder, PageCount } from '../../lib/image/image-import.ts'

/** A file for the worker; `decoder` is null until a worker has said that the browser's own does not decode a picture. */
export type ImportRequest = Omit<ImportOrder<Blob>, 'pixels'> & {
  readonly type: 'import'
  readonly decoder: WebAssembly.Module | null
}

/** Asks for the pages or frames of a file; the response is `counted`. */
export type CountRequest = { readonly type: 'count'; readonly file: Blob }

export type ImportResponse =
  | ({ readonly type: 'imported' } & Imported<Blob>)
  | { readonly type: 'counted'; readonly count: PageCount | null }
  /** `otherwise`: the picture without what only the decoder decodes, such as a gain map. */
  | { readonly type: 'decoder-needed'; readonly otherwise?: Imported<Blob> }
  | { readonly type: 'failed'; readonly error: ImageError | { readonly kind: 'unexpected' } }
