import type { UiText } from '../../ui/text/messages.en.ts'
import type { AppMessages } from '../messages.en.ts'

/** Everything the shell says in one language; one chunk each. */
export type Dictionary = {
  readonly messages: AppMessages
  readonly uiText: UiText
}
