import { ColourField } from '../../../ui/fields/colour-field/ColourField.tsx'
import { SelectField } from '../../../ui/fields/select-field/SelectField.tsx'
import { documentLanguages } from '../core/invoice/document-languages.ts'
import { optionFields } from '../core/invoice/sections.ts'
import { legible } from '../core/layout/accent.ts'
import { memoByFields } from '../form/memo-by-fields.ts'
import { LogoField } from '../logo/LogoField.tsx'
import type { LogoChoice } from '../logo/logo.ts'
import { useTexts } from '../texts.ts'
import { OptionGroup } from './OptionGroup.tsx'
import styles from './Options.module.css'
import type { OptionsProps } from './options-props.ts'

const fields = [...optionFields.appearance, 'showLogo'] as const

type StyleOptionsProps = OptionsProps<(typeof fields)[number]> & { readonly logo: LogoChoice }

export const StyleOptions = memoByFields(() => fields, Group)

function Group({ invoice, logo, onChange }: StyleOptionsProps) {
  const { t } = useTexts()
  return (
    <OptionGroup
      group="appearance"
      title={t.appearanceGroup}
      summary={invoice.language === '' ? '' : t.languages[invoice.language]}
    >
      <div className={styles.pair}>
        <SelectField
          label={t.invoiceLanguage}
          value={invoice.language}
          options={(['', ...documentLanguages] as const).map((value) => ({
            value,
            label: value === '' ? t.pageLanguage : t.languages[value],
          }))}
          onChange={(language) => onChange({ language })}
        />
        <ColourField
          label={t.accent}
          hexLabel={t.accentHex}
          value={invoice.accent}
          onChange={(accent) => onChange({ accent })}
        />
      </div>
      {legible(invoice.accent) ? null : <p className={styles.hint}>{t.accentPale}</p>}
      <LogoField invoice={invoice} logo={logo} onChange={onChange} />
    </OptionGroup>
  )
}
