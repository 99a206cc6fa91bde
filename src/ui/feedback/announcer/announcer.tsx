import { createContext, type ReactNode, useCallback, useContext, useMemo, useRef } from 'react'
import { systemClock } from '../../../platform/time/clock.ts'
import styles from './announcer.module.css'

type Urgency = 'polite' | 'assertive'
type Announce = (text: string, urgency?: Urgency) => void

/** How long a message stays once another has followed, in milliseconds: a screen reader may not have read it yet. */
const stayMs = 5000

const AnnounceContext = createContext<Announce>(() => {})

/** Announces a status once to screen readers; what is announced must also be visible. */
export const useAnnounce = (): Announce => useContext(AnnounceContext)

/**
 * The site's two live regions. They are written to directly: a status is an event, not state to render, and an identical
 * text twice in a row must still be announced, so each message is a node of its own. A region is not atomic: of two
 * messages in it only the new one is read.
 */
export function Announcer({ children }: { readonly children: ReactNode }) {
  const polite = useRef<HTMLDivElement>(null)
  const assertive = useRef<HTMLDivElement>(null)
  const announce = useCallback<Announce>((text, urgency = 'polite') => {
    const region = (urgency === 'polite' ? polite : assertive).current
    const message = document.createElement('p')
    message.textContent = text
    region?.append(message)
    systemClock.after(stayMs, () => {
      while (message.previousSibling) message.previousSibling.remove()
    })
  }, [])
  const regions = useMemo(
    () => (
      <>
        <div ref={polite} className={styles.hidden} role="status" aria-atomic="false" />
        <div ref={assertive} className={styles.hidden} aria-live="assertive" />
      </>
    ),
    [],
  )
  return (
    <AnnounceContext value={announce}>
      {children}
      {regions}
    </AnnounceContext>
  )
}
