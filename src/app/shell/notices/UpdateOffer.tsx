import { useState } from 'react'
import { workInTab } from '../../../platform/work-in-tab.ts'
import { Button } from '../../../ui/button/Button.tsx'
import { useCatalog } from '../../catalog/texts.ts'
import { acceptUpdate } from '../../offline/updates.ts'
import { Notice } from './Notice.tsx'

type UpdateOfferProps = {
  /** A part could not be loaded: its build is no longer on the server, or there was no connection. */
  readonly isMissing: boolean
}

/** A new build is never forced: the page stays on its own until the visitor accepts. */
export function UpdateOffer({ isMissing }: UpdateOfferProps) {
  const { t } = useCatalog()
  const [step, setStep] = useState<'none' | 'later' | 'too-much'>('none')
  if (step === 'later') return null
  const accept = async () => {
    // Asks a second time only when something would be lost; then the visitor decides.
    const mayReload = (await workInTab.save()) || step === 'too-much'
    if (mayReload) acceptUpdate()
    else setStep('too-much')
  }
  const { title, text } = isMissing ? t.update.missing : t.update.ready
  return (
    <Notice
      title={title}
      text={`${text} ${step === 'too-much' ? t.update.tooMuch : t.update.losesNothing}`}
      actions={
        <>
          {/* The filled button on a screen is what one does next with the tool. */}
          <Button onClick={accept}>{t.update.accept}</Button>
          <Button variant="quiet" onClick={() => setStep('later')}>
            {t.update.later}
          </Button>
        </>
      }
    />
  )
}
