import { X } from 'lucide'
import { useEffect, useEffectEvent, useState } from 'react'
import { type Arrival, arrival, fromClipboard } from '../../../platform/arrival.ts'
import { Button } from '../../../ui/button/Button.tsx'
import { useAnnounce } from '../../../ui/feedback/announcer/announcer.tsx'
import { Icon } from '../../../ui/icon/Icon.tsx'
import { useCatalog } from '../../catalog/texts.ts'
import { endedRun, forgetRun } from '../../recipes/run-mark.ts'
import styles from './ArrivalNotice.module.css'

/** Says what came from which tool, with the way back, until it is dismissed or another tool is opened. */
export function ArrivalNotice({ of: arrived }: { readonly of: Arrival }) {
  const { t, card } = useCatalog()
  const announce = useAnnounce()
  const { from, kind, count, replaced, undo } = arrived
  const came =
    from === null
      ? t.next.stillHere[kind === 'files' ? 'files' : 'work'](count)
      : from === fromClipboard
        ? t.next.pasted
        : t.next.arrived[kind](card(from).title, count)
  const [ended] = useState(() => (from === null ? endedRun() : undefined))
  useEffect(forgetRun, [])
  const text =
    ended !== undefined
      ? `${came}. ${t.next.recipeEnded(ended)}`
      : replaced === undefined
        ? came
        : `${came}. ${t.next.replaced(replaced)}`
  const say = useEffectEvent(() => announce(text))
  useEffect(() => {
    say()
  }, [])
  const close = () => {
    // The button is gone with it; the heading is where a page begins.
    document.querySelector<HTMLElement>('main h1')?.focus({ preventScroll: true })
    arrival.set(null)
  }
  return (
    <div className={styles.notice} data-arrival="">
      <p className={styles.text}>{text}</p>
      <Button
        variant="quiet"
        onClick={() => {
          undo()
          announce(from === null ? t.next.cleared : t.next.undone)
          close()
        }}
      >
        {from === null ? t.next.clear : t.next.undo}
      </Button>
      <Button variant="quiet" size="icon" aria-label={t.next.dismiss} onClick={close}>
        <Icon of={X} size={18} />
      </Button>
    </div>
  )
}
