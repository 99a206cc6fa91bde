import { useCallback, useEffectEvent, useState } from 'react'
import { systemClock } from '../../../platform/time/clock.ts'
import { useAnnounce } from '../../../ui/feedback/announcer/announcer.tsx'
import { type Invoice, newInvoice } from '../core/invoice/invoice.ts'
import { duplicate, nextForClient } from '../core/saved/saved.ts'
import type { Messages } from '../messages.en.ts'
import { saved } from '../saved/saved.ts'
import { draft } from './draft.ts'

/** A replaced draft, for Undo; `said` where the replacement is announced beside the page. */
type Replaced = {
  readonly before: Invoice
  readonly after: Invoice
  readonly said: string | undefined
}

const takenNumbers = (besides: Invoice): ReadonlySet<string> =>
  new Set(
    [besides, ...saved.invoices.read().entries.map(({ value }) => value)].map((one) =>
      one.invoiceNumber.trim(),
    ),
  )

type ReplacementInput = {
  readonly t: Messages
  readonly stored: Invoice | undefined
  /** The present draft. The same function at every render, as is `edit`. */
  readonly current: () => Invoice
  readonly edit: (next: Invoice) => void
  /** Called with the invoice that is in place of the draft now. */
  readonly onReplaced: (next: Invoice) => void
}

/** Puts another invoice in place of the draft, with a way back as long as nothing has changed since. */
export function useReplacement({ t, stored, current, edit, onReplaced }: ReplacementInput) {
  const announce = useAnnounce()
  const [replaced, setReplaced] = useState<Replaced>()
  const startOver = useEffectEvent(onReplaced)
  const replaceBy = useCallback(
    (next: Invoice, said: string, isNext = false) => {
      const before = current()
      edit(next)
      setReplaced({ before, after: next, said: isNext ? said : undefined })
      announce(said)
      startOver(next)
    },
    [edit, current, announce],
  )
  // Stable identities, so that the list of saved invoices does not render at every keystroke.
  const open = useCallback((one: Invoice) => replaceBy(one, t.opened(one.invoiceNumber)), [replaceBy, t])
  const duplicateOf = useCallback(
    (one: Invoice) => {
      const next = duplicate(one, systemClock.today(), takenNumbers(one))
      replaceBy(next, t.duplicated(next.invoiceNumber))
    },
    [replaceBy, t],
  )
  // Not if something has changed since, here or in another tab, or with a key that is not rendered yet.
  const undo =
    replaced && replaced.after === stored
      ? () => {
          if (draft.read().value === replaced.after) edit(replaced.before)
        }
      : undefined
  return {
    replaceBy,
    open,
    duplicateOf,
    startNew: () => replaceBy(newInvoice(systemClock.now(), systemClock.today(), current()), t.started),
    /** Returns the next invoice for the same client. */
    startNext(): Invoice {
      const now = current()
      const next = nextForClient(now, systemClock.today(), takenNumbers(now))
      replaceBy(next, t.nextStarted(next.invoiceNumber), true)
      return next
    },
    undo,
    /** What was started, if it is announced beside the page and can be undone. */
    started: undo && replaced?.said,
  }
}
