import type { ReactElement } from 'react'
import type { Card } from '../../registry/manifest.ts'
import type { Dictionary } from '../language/dictionary.ts'
import type { Place } from '../navigation/routes.ts'

/** The content of a page, and its card for the head, which the home page has in the dictionary. */
export type LoadedContent = { readonly element: ReactElement; readonly card: Card | undefined }

/** A page with everything needed to render it synchronously. */
export type LoadedPage = {
  readonly path: string
  readonly place: Place
  readonly dictionary: Dictionary
  readonly content: LoadedContent
}
