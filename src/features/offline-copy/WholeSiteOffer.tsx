import { useEffect, useRef } from 'react'
import { formatMegabytes } from '../../lib/files/file-size.ts'
import type { CopyState } from '../../lib/offline/copy-requests.ts'
import type { Language } from '../../lib/text/i18n.ts'
import { saveWholeSite, stopSaving, wholeSiteSaving } from '../../platform/offline-copy/save-whole-site.ts'
import { Button } from '../../ui/button/Button.tsx'
import { Alert } from '../../ui/feedback/alert/Alert.tsx'
import { useAnnounce } from '../../ui/feedback/announcer/announcer.tsx'
import { useUiText } from '../../ui/text/ui-text.tsx'
import { useStore } from '../../ui/use-store.ts'
import type { WholeSiteMessages } from './messages.en.ts'
import styles from './WholeSiteOffer.module.css'

type WholeSiteOfferProps = {
  readonly t: WholeSiteMessages
  readonly language: Language
  readonly copy: CopyState | undefined
}

/** A button that stores what the offline copy lacks, as long as it lacks anything; how far that is, and how to stop it. */
export function WholeSiteOffer({ t, language, copy }: WholeSiteOfferProps) {
  const text = useUiText()
  const announce = useAnnounce()
  const saving = useStore(wholeSiteSaving)
  const isMissing = copy !== undefined && copy.missingFiles > 0
  const wasSaving = useRef(false)
  useEffect(() => {
    if (saving.kind === 'saving') wasSaving.current = true
    else if (wasSaving.current && copy && !isMissing) {
      wasSaving.current = false
      announce(t.done)
    }
  }, [saving, copy, isMissing, announce, t])

  if (saving.kind === 'saving') {
    const [done, total] = [saving.doneBytes, saving.totalBytes].map((bytes) =>
      formatMegabytes(bytes, language),
    )
    const label = t.saving(done ?? '', total ?? '')
    return (
      <div className={styles.saving}>
        <span>{label}</span>
        <progress
          className={styles.bar}
          aria-label={label}
          value={saving.doneBytes}
          max={Math.max(1, saving.totalBytes)}
        />
        <Button variant="quiet" onClick={stopSaving}>
          {text.cancel}
        </Button>
      </div>
    )
  }
  if (!isMissing) return null
  return (
    <div className={styles.saving}>
      {saving.kind === 'failed' ? <Alert title={t.failed[saving.why]} /> : null}
      <Button onClick={() => void saveWholeSite(location.pathname)}>
        {t.offer(formatMegabytes(copy.missingBytes, language))}
      </Button>
    </div>
  )
}
