import { useMemo, useState } from 'react'
import type { CurrentCode, Shown } from '../content/use-code.ts'
import { minPrintWidth } from '../core/checks/weakness.ts'
import type { ToSave } from './save.ts'

/** What may be saved, and the width on paper. */
export type Saves = {
  /** Whether the downloads are offered; those of an unreadable code only on request. */
  readonly offered: boolean
  readonly toSave: ToSave
  /** Offers the downloads of the unreadable code. */
  accept(): void
  /** Width on paper in millimetres; without a choice of the visitor as small as advisable, and at least 40. */
  widthOf(code: Shown): number
  chooseWidth(millimetres: number): void
}

/** The same object until another code is shown, so that nothing about it is rendered with a key in the content. */
export function useSaves(shown: Shown | undefined, current: CurrentCode['current']): Saves {
  /** The unreadable picture that may be saved on request; every other one needs a new request. */
  const [accepted, setAccepted] = useState<Shown['png']>()
  const [chosenWidth, setChosenWidth] = useState<number>()
  return useMemo(() => {
    const mayBeSaved = (code: Shown) => code.scanStatus !== 'unread' || accepted === code.png
    return {
      offered: shown !== undefined && mayBeSaved(shown),
      async toSave() {
        const code = await current()
        return code && mayBeSaved(code) ? code : undefined
      },
      accept: () => setAccepted(shown?.png),
      widthOf: ({ symbol, style }) => chosenWidth ?? Math.max(40, minPrintWidth(symbol, style.margin)),
      chooseWidth: setChosenWidth,
    }
  }, [shown, current, accepted, chosenWidth])
}
