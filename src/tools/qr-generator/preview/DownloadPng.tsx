import { Download } from 'lucide'
import { memo, useState } from 'react'
import { download } from '../../../platform/files/download.ts'
import { systemClock } from '../../../platform/time/clock.ts'
import { Button } from '../../../ui/button/Button.tsx'
import { Alert } from '../../../ui/feedback/alert/Alert.tsx'
import { Icon } from '../../../ui/icon/Icon.tsx'
import { useTexts } from '../texts.ts'
import type { ToSave } from './save.ts'

type DownloadPngProps = {
  readonly toSave: ToSave
  /** It is what one does next. */
  readonly primary: boolean
  /** Takes the focus of the button that requested it, which has disappeared. */
  readonly takesFocus?: boolean
}

const focusOn = (button: HTMLButtonElement | null) => button?.focus()

export const DownloadPng = memo(function DownloadPng({
  toSave,
  primary,
  takesFocus = false,
}: DownloadPngProps) {
  const { t } = useTexts()
  const [failed, setFailed] = useState(false)
  const save = async () => {
    try {
      const code = await toSave()
      if (code) download(code.png, `qr-code-${systemClock.now()}.png`)
      setFailed(false)
    } catch {
      setFailed(true)
    }
  }
  return (
    <>
      <Button
        ref={takesFocus ? focusOn : undefined}
        variant={primary ? 'primary' : 'secondary'}
        onClick={() => void save()}
      >
        <Icon of={Download} size={18} />
        {t.downloadPng}
      </Button>
      {failed ? <Alert title={t.downloadFailed} /> : null}
    </>
  )
})
