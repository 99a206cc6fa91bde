import { CopyButton } from '../../../ui/button/copy-button/CopyButton.tsx'
import { SelectField } from '../../../ui/fields/select-field/SelectField.tsx'
import { SwitchField } from '../../../ui/fields/switch-field/SwitchField.tsx'
import { type Settings, separators } from '../core/settings.ts'
import { useTexts } from '../texts.ts'
import styles from './SettingsPanel.module.css'

/** Displayed as text, not as a link: a page with user input does not link to other sites. */
const listPage = 'https://www.eff.org/deeplinks/2016/07/new-wordlists-random-passphrases'

type PassphraseSettingsProps = {
  readonly settings: Settings
  readonly change: (change: Partial<Settings>) => void
}

export function PassphraseSettings({ settings, change }: PassphraseSettingsProps) {
  const { t } = useTexts()
  return (
    <>
      <SelectField
        label={t.separator}
        value={settings.separator}
        options={separators.map((value) => ({ value, label: t.separators[value] }))}
        onChange={(separator) => change({ separator })}
      />
      <SwitchField
        label={t.capitals}
        hint={t.capitalsHint}
        checked={settings.capitals}
        onChange={(capitals) => change({ capitals })}
      />
      <SwitchField
        label={t.digit}
        hint={t.digitHint}
        checked={settings.digit}
        onChange={(digit) => change({ digit })}
      />
      <p className={styles.source}>
        {t.listSource} <span className={styles.address}>{listPage}</span>
        <CopyButton label={t.copyListAddress} copy={listPage} variant="quiet" />
      </p>
    </>
  )
}
