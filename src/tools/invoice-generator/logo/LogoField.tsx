import { ImageUp, Trash2 } from 'lucide'
import { Button } from '../../../ui/button/Button.tsx'
import { Alert } from '../../../ui/feedback/alert/Alert.tsx'
import { SwitchField } from '../../../ui/fields/switch-field/SwitchField.tsx'
import { FileInput } from '../../../ui/files/file-input/FileInput.tsx'
import { FromTray } from '../../../ui/files/tray/FromTray.tsx'
import { Icon } from '../../../ui/icon/Icon.tsx'
import { CancelSlow } from '../../../ui/job/CancelSlow.tsx'
import type { Invoice } from '../core/invoice/invoice.ts'
import styles from '../options/Options.module.css'
import { useTexts } from '../texts.ts'
import type { LogoChoice, LogoFailure } from './logo.ts'

type LogoFieldProps = {
  readonly invoice: Pick<Invoice, 'showLogo'>
  readonly logo: LogoChoice
  readonly onChange: (change: Partial<Invoice>) => void
}

/** The logo, scaled down for print; the original file is not stored. */
export function LogoField({ invoice, logo, onChange }: LogoFieldProps) {
  const { t } = useTexts()
  const { now, reading } = logo
  const why = (error: LogoFailure['error']) =>
    error === 'too-many-bytes' ? t.logoTooLarge : t.logoReason(error)
  return (
    <div className={styles.logo}>
      <p className={styles.label}>{t.logo}</p>
      {now ? (
        <img
          className={styles.picture}
          src={now.source}
          width={now.width}
          height={now.height}
          alt={t.logoPreview}
        />
      ) : null}
      <div className={styles.buttons}>
        <FileInput accept="image/*" onFiles={([file]) => file && logo.pick(file)}>
          <Icon of={ImageUp} size={18} />
          {reading.state === 'working' ? t.logoReading : now ? t.logoReplace : t.logoPick}
        </FileInput>
        <FromTray accept="image/*" onFiles={([file]) => file && logo.pick(file)} />
        {reading.state === 'working' ? <CancelSlow onCancel={logo.cancel} /> : null}
        {now ? (
          <Button variant="quiet" onClick={logo.remove}>
            <Icon of={Trash2} size={18} />
            {t.logoRemove}
          </Button>
        ) : null}
      </div>
      <p className={styles.hint}>{t.logoHint}</p>
      {reading.state === 'failed' ? (
        <Alert title={t.logoFailed(reading.failure.name)} name={reading.failure.name}>
          <p>{why(reading.failure.error)}</p>
        </Alert>
      ) : null}
      {now ? (
        <SwitchField
          label={t.showLogo}
          hint={t.showLogoHint}
          checked={invoice.showLogo}
          onChange={(showLogo) => onChange({ showLogo })}
        />
      ) : null}
    </div>
  )
}
