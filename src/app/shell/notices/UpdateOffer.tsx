import { useState } from 'react'
import { Button } from '../../../ui/button/Button.tsx'
import { useCatalog } from '../../catalog/texts.ts'
import { acceptUpdate } from '../../offline/updates.ts'
import { Notice } from './Notice.tsx'
import { saveWork } from './save-work.ts'

/** A new build is never forced: the page goes on with its own until the visitor accepts. */
export function UpdateOffer() {
  const { t } = useCatalog()
  const [answer, setAnswer] = useState<'none' | 'later' | 'too-much'>('none')
  if (answer === 'later') return null
  const accept = async () => {
    // Asked twice only when something would be lost: the second time it is the visitor's decision.
    const kept = (await saveWork()) || answer === 'too-much'
    if (kept) acceptUpdate()
    else setAnswer('too-much')
  }
  return (
    <Notice
      title={t.update.ready}
      text={answer === 'too-much' ? t.update.tooMuch : t.update.text}
      actions={
        <>
          <Button variant="primary" onClick={accept}>
            {t.update.accept}
          </Button>
          <Button onClick={() => setAnswer('later')}>{t.update.later}</Button>
        </>
      }
    />
  )
}
