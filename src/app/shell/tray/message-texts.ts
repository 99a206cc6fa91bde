import type { TrayMessages } from './messages.en.ts'
import type { TrayMessage } from './tray-message.ts'

/** What is not to be seen in the tray itself is said in words. */
export const isSaid = (message: TrayMessage | null): message is TrayMessage =>
  message !== null && message.kind !== 'added' && message.kind !== 'undone' && message.kind !== 'used'

export function wordsOf({ said }: TrayMessages, message: TrayMessage): string {
  switch (message.kind) {
    case 'added':
      return said.added(message.count)
    case 'full':
      return said.full(message.added, message.count)
    case 'removed':
      return said.removed(message.name)
    default:
      return said[message.kind]
  }
}
