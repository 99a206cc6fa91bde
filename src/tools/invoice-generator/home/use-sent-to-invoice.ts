import type { DecimalSeparator } from '../../../lib/money/parse-amount.ts'
import { systemClock } from '../../../platform/time/clock.ts'
import { useIncoming } from '../../../ui/files/incoming/use-incoming.ts'
import { type Invoice, newInvoice } from '../core/invoice/invoice.ts'
import type { LogoChoice } from '../logo/logo.ts'
import type { Messages } from '../messages.en.ts'
import { withAmount } from './with-amount.ts'

type InvoicePage = {
  readonly t: Messages
  readonly separator: DecimalSeparator
  readonly current: () => Invoice
  readonly change: (part: Partial<Invoice>) => void
  readonly replaceBy: (next: Invoice, said: string) => void
  readonly logo: LogoChoice
}

/** Takes what the home page and other tools send: an amount for a new invoice, a logo, a colour. */
export function useSentToInvoice({ t, separator, current, change, replaceBy, logo }: InvoicePage): void {
  useIncoming('invoice-generator', {
    onText(text) {
      const next = newInvoice(systemClock.now(), systemClock.today(), current())
      const withPrice = withAmount(next, text, separator)
      if (withPrice) replaceBy(withPrice, t.started)
    },
    parts: {
      logo({ file }) {
        if (!file) return
        const before = { logo: logo.now, showLogo: current().showLogo }
        logo.pick(file)
        change({ showLogo: true })
        return () => {
          logo.restore(before.logo)
          change({ showLogo: before.showLogo })
        }
      },
      accent({ text: accent }) {
        if (accent === undefined) return
        const before = current().accent
        change({ accent })
        return () => change({ accent: before })
      },
    },
  })
}
