import { useState } from 'react'
import { workInTab } from '../../../platform/work-in-tab.ts'
import { Button } from '../../../ui/button/Button.tsx'
import { useCatalog } from '../../catalog/texts.ts'
import { acceptUpdate } from '../../offline/updates.ts'
import { Notice } from './Notice.tsx'

/** A new build is never forced: the page stays on its own until the visitor accepts. */
export function UpdateOffer() {
  const { t } = useCatalog()
  const [step, setStep] = useState<'none' | 'later' | 'too-much'>('none')
  if (step === 'later') return null
  const accept = async () => {
    // Asks a second time only when something would be lost; then the visitor decides.
    const mayReload = (await workInTab.save()) || step === 'too-much'
    if (mayReload) acceptUpdate()
    else setStep('too-much')
  }
  return (
    <Notice
      title={t.update.ready}
      text={step === 'too-much' ? t.update.tooMuch : t.update.text}
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
