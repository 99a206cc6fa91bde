import type { Amounts } from '../core/amounts/amounts.ts'
import type { Invoice } from '../core/invoice/invoice.ts'
import type { EInvoiceState } from '../document/e-invoice-state.ts'
import type { LogoChoice } from '../logo/logo.ts'
import { Templates } from '../saved/Templates.tsx'
import { FormSection } from '../sections/FormSection.tsx'
import { useTexts } from '../texts.ts'
import { AddressOptions } from './AddressOptions.tsx'
import { DeliveryOptions } from './DeliveryOptions.tsx'
import { EInvoiceOptions } from './EInvoiceOptions.tsx'
import styles from './Options.module.css'
import type { OptionsProps } from './options-props.ts'
import { PaymentOptions } from './PaymentOptions.tsx'
import { PriceOptions } from './PriceOptions.tsx'
import { StyleOptions } from './StyleOptions.tsx'
import { TaxOptions } from './TaxOptions.tsx'

type OptionsPanelProps = OptionsProps & {
  readonly summary: string
  readonly amounts: Amounts
  readonly logo: LogoChoice
  readonly eInvoice: EInvoiceState
  /** Returns the present invoice. */
  readonly current: () => Invoice
  readonly onUseTemplate: (fillIn: (invoice: Invoice) => Invoice) => void
}

/** Everything beyond the specified form, in collapsed groups. */
export function OptionsPanel({
  summary,
  amounts,
  logo,
  eInvoice,
  current,
  onUseTemplate,
  ...props
}: OptionsPanelProps) {
  const { t } = useTexts()
  return (
    <FormSection section="options" title={t.options} summary={summary}>
      <div className={styles.groups}>
        <TaxOptions {...props} />
        <PriceOptions {...props} amounts={amounts} />
        <PaymentOptions {...props} />
        <DeliveryOptions {...props} />
        <AddressOptions {...props} />
        <StyleOptions {...props} logo={logo} />
        <EInvoiceOptions {...props} eInvoice={eInvoice} />
        <Templates invoice={props.invoice} current={current} onChange={onUseTemplate} />
      </div>
    </FormSection>
  )
}
