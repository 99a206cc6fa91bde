import type { ImageError } from '../../lib/image/image-error.ts'
import type { Imported, ImportOrder, PageCount } from '../../lib/image/image-import.ts'

/** The formats with a decoder in WebAssembly, which is loaded when a worker has said that it needs it. */
export type DecoderFormat = 'heic' | 'jxl'
export type Decoders = Readonly<Partial<Record<DecoderFormat, WebAssembly.Module>>>

/** A file for the worker, with the decoders that have been loaded so far. */
export type ImportRequest = Omit<ImportOrder<Blob>, 'pixels'> & {
  readonly type: 'import'
  readonly decoders: Decoders
}

/** Asks for the pages or frames of a file; the response is `counted`. */
export type CountRequest = { readonly type: 'count'; readonly file: Blob }

export type ImportResponse =
  | ({ readonly type: 'imported' } & Imported<Blob>)
  | { readonly type: 'counted'; readonly count: PageCount | null }
  /** `otherwise`: the picture without what only the decoder decodes, such as a gain map. */
  | {
      readonly type: 'decoder-needed'
      readonly format: DecoderFormat
      readonly otherwise?: Imported<Blob>
    }
  | { readonly type: 'failed'; readonly error: ImageError | { readonly kind: 'unexpected' } }
