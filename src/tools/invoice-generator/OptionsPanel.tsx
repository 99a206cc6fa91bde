import { Panel } from '../../ui/panel/Panel.tsx'
import { LookOptions } from './LookOptions.tsx'
import type { LogoChoice } from './logo.ts'
import styles from './Options.module.css'
import type { OptionsProps } from './options-props.ts'
import { PaymentOptions } from './PaymentOptions.tsx'
import { PriceOptions } from './PriceOptions.tsx'
import { TaxOptions } from './TaxOptions.tsx'

/** Everything beyond the specified form, folded away. */
export function OptionsPanel({ logo, ...props }: OptionsProps & { readonly logo: LogoChoice }) {
  return (
    <Panel title={props.t.options}>
      <div className={styles.groups}>
        <TaxOptions {...props} />
        <PriceOptions {...props} />
        <PaymentOptions {...props} />
        <LookOptions {...props} logo={logo} />
      </div>
    </Panel>
  )
}
