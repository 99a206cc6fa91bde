import { useEffect, useEffectEvent } from 'react'
import { wordsOf } from './message-texts.ts'
import type { TrayMessages } from './messages.en.ts'
import { type TrayMessage, trayMessage } from './tray-message.ts'

/** Announces each message once, and forgets it on the next page. */
export function useMessages(
  t: TrayMessages,
  message: TrayMessage | null,
  page: string,
  announce: (text: string) => void,
) {
  const say = useEffectEvent((said: TrayMessage) => announce(wordsOf(t, said)))
  useEffect(() => {
    if (message) say(message)
  }, [message])
  // biome-ignore lint/correctness/useExhaustiveDependencies: on every other page
  useEffect(() => () => trayMessage.set(null), [page])
}
