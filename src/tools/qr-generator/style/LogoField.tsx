import { ImagePlus, X } from 'lucide'
import { memo } from 'react'
import { Button } from '../../../ui/button/Button.tsx'
import { Alert } from '../../../ui/feedback/alert/Alert.tsx'
import { FieldGroup } from '../../../ui/fields/field-group/FieldGroup.tsx'
import { RangeField } from '../../../ui/fields/range-field/RangeField.tsx'
import { FileInput } from '../../../ui/files/file-input/FileInput.tsx'
import { FromTray } from '../../../ui/files/tray/FromTray.tsx'
import { Icon } from '../../../ui/icon/Icon.tsx'
import { CancelSlow } from '../../../ui/job/CancelSlow.tsx'
import { logoLimits } from '../core/drawing/logo.ts'
import { useTexts } from '../texts.ts'
import styles from './LogoField.module.css'
import type { LogoChoice } from './use-logo.ts'

/** Picks, resizes and removes the logo. */
export const LogoField = memo(function LogoField({ logo }: { readonly logo: LogoChoice }) {
  const { t } = useTexts()
  return (
    <FieldGroup label={t.logo} className={styles.field}>
      <div className={styles.row}>
        <FileInput
          accept="image/*"
          disabled={logo.opening}
          onFiles={([file]) => {
            if (file) logo.take(file)
          }}
        >
          <Icon of={ImagePlus} size={18} />
          {logo.opening ? t.logoOpening : logo.placed ? t.changeLogo : t.chooseLogo}
        </FileInput>
        <FromTray accept="image/*" onFiles={([file]) => file && logo.take(file)} />
        {logo.opening ? <CancelSlow onCancel={logo.dismiss} /> : null}
        {logo.placed ? (
          <Button variant="quiet" onClick={logo.remove}>
            <Icon of={X} size={18} />
            {t.removeLogo}
          </Button>
        ) : null}
      </div>
      {logo.error ? <Alert title={t.logoFailed(t.logoReason(logo.error))} onDismiss={logo.dismiss} /> : null}
      {logo.placed ? (
        <>
          <RangeField
            label={t.logoSize(logo.percent)}
            valueText={t.logoSizeText(logo.percent)}
            value={logo.percent}
            {...logoLimits}
            onChange={logo.resize}
          />
          <p className={styles.hint}>
            <bdi translate="no">{logo.name}</bdi> · {t.logoNotSaved}
          </p>
        </>
      ) : null}
    </FieldGroup>
  )
})
