import type { LoadedPage } from '../content/loaded-page.ts'
import { applyHead } from './apply-head.ts'
import { headOf } from './head.ts'

/** Shows the head of a page that is opened without a reload; loaded with the first navigation. */
export const showHead = ({ place, dictionary, content }: LoadedPage): void =>
  applyHead(headOf(place, dictionary.messages, content.card), place.language)
