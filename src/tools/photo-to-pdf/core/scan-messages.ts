import type { Corners } from '../../../lib/image/scan/corners.ts'
import type { ScanKind } from './settings.ts'

/** Messages between the page and the worker for scans; the types of the DOM come as parameters, as in worker-messages.ts. */
export type ScanRequest<PickedFile> =
  /** Looks for a page. The response is `found`. */
  | { readonly type: 'find'; readonly id: number; readonly file: PickedFile }
  /** A small picture of the cleaned page, at most `side` pixels on its long side. The response is `cleaned`. */
  | {
      readonly type: 'clean'
      readonly id: number
      readonly file: PickedFile
      readonly corners: Corners
      readonly kind: ScanKind
      readonly side: number
    }

export type ScanResponse<Picture> =
  /** null: no page was found, or the photo could not be decoded. */
  | { readonly type: 'found'; readonly id: number; readonly corners: Corners | null }
  /** null: the photo could not be decoded. */
  | { readonly type: 'cleaned'; readonly id: number; readonly picture: Picture | null }
