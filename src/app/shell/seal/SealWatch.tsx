import { type ComponentType, useEffect, useEffectEvent, useState } from 'react'
import { wasReloadedBy } from '../../../platform/page/was-reloaded.ts'
import type { Place } from '../../navigation/routes.ts'
import { pathOf } from '../../navigation/routes.ts'
import { JobLine } from './JobLine.tsx'
import { loadSealMessages } from './load-messages.ts'
import type { SealMessages } from './messages.en.ts'
import { sealReload } from './reload-source.ts'
import type { SealSheetProps } from './SealSheet.tsx'
import { followSealState } from './seal-state.ts'

type Sheet = { readonly Part: ComponentType<SealSheetProps>; readonly t: SealMessages }

/** Gives the seal its states, and opens its sheet. Loaded late: until then the seal is a link. */
export function SealWatch({ place }: { readonly place: Place }) {
  const { language } = place
  const [sheet, setSheet] = useState<Sheet>()
  const [isOpen, setOpen] = useState(false)

  const open = useEffectEvent(async () => {
    try {
      const [{ SealSheet }, t] = await Promise.all([import('./SealSheet.tsx'), loadSealMessages(language)])
      setSheet({ Part: SealSheet, t })
      setOpen(true)
    } catch {
      // The link is the way without the sheet.
      location.assign(pathOf({ language, route: { kind: 'page', id: 'privacy-check' } }))
    }
  })
  useEffect(followSealState, [])
  useEffect(() => {
    // On the window and before React, which stops a press on a seal that is not hydrated.
    const press = (event: MouseEvent) => {
      const { target, button, ctrlKey, metaKey, shiftKey, altKey } = event
      const isPlain = button === 0 && !(ctrlKey || metaKey || shiftKey || altKey)
      if (!isPlain || !(target instanceof Element) || !target.closest('[data-seal]')) return
      event.preventDefault()
      event.stopPropagation()
      void open()
    }
    addEventListener('click', press, true)
    // The lock was turned in the sheet.
    if (wasReloadedBy(sealReload)) void open()
    return () => removeEventListener('click', press, true)
  }, [])

  return (
    <>
      <JobLine language={language} />
      {isOpen && sheet ? <sheet.Part t={sheet.t} language={language} onClose={() => setOpen(false)} /> : null}
    </>
  )
}
