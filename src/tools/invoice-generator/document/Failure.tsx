import { Button } from '../../../ui/button/Button.tsx'
import { Alert } from '../../../ui/feedback/alert/Alert.tsx'
import type { Invoice } from '../core/invoice/invoice.ts'
import type { Messages } from '../messages.en.ts'
import { useTexts } from '../texts.ts'
import type { GenerationFailure } from './generation.ts'

type FailureProps = {
  readonly invoice: Invoice
  readonly failure: GenerationFailure
  /** Leads to the first field with one of these characters. */
  readonly onShowFirst: (characters: readonly string[]) => void
}

/** Explains why there is no document, and where to fix it. */
export function Failure({ invoice, failure, onShowFirst }: FailureProps) {
  const { t } = useTexts()
  if (failure.kind === 'unexpected') return <Alert title={t.failed} />
  if (failure.kind === 'fonts')
    return (
      <Alert title={t.failed}>
        <p>{t.offline}</p>
      </Alert>
    )
  const places = placesOf(failure.characters, invoice, t)
  const away = failure.kind === 'away'
  return (
    <Alert title={away ? t.away : t.missing}>
      {places.length > 0 ? (
        <ul>
          {places.map(([field, characters]) => (
            <li key={field}>{t.missingIn(field, characters.map(away ? String : withCodePoint).join(' '))}</li>
          ))}
        </ul>
      ) : (
        <p>
          {away
            ? t.awayText(failure.characters.join(' '))
            : t.missingText(failure.characters.map(withCodePoint).join(' '))}
        </p>
      )}
      <p>{away ? (failure.locked ? t.awayLocked : t.awayHelp) : t.missingHelp}</p>
      {away ? null : <Button onClick={() => onShowFirst(failure.characters)}>{t.showProblem}</Button>}
    </Alert>
  )
}

/** The fields that contain these characters. */
function placesOf(
  characters: readonly string[],
  invoice: Invoice,
  t: Messages,
): [field: string, found: readonly string[]][] {
  const party = (name: 'company' | 'client', field: string) => `${t[name]}, ${field}`
  const fields: [string, string][] = [
    [t.companyName.replace(' *', ''), invoice.companyName],
    [party('company', t.address), invoice.companyAddress],
    [party('company', t.phone), invoice.companyPhone],
    [party('company', t.email), invoice.companyEmail],
    [t.clientName.replace(' *', ''), invoice.clientName],
    [party('client', t.address), invoice.clientAddress],
    [party('client', t.phone), invoice.clientPhone],
    [party('client', t.email), invoice.clientEmail],
    [t.invoiceNumber, invoice.invoiceNumber],
    ...invoice.items.map((item, index): [string, string] => [t.itemOf(String(index + 1)), item.description]),
    [t.taxName, invoice.taxName],
    [t.companyVatId, invoice.companyVatId],
    [t.clientVatId, invoice.clientVatId],
    [t.companyTaxNumber, invoice.companyTaxNumber],
    [t.accountHolder, invoice.accountHolder],
    [`${t.company}, ${t.city}`, invoice.companyCity],
    [`${t.client}, ${t.city}`, invoice.clientCity],
    [t.exemptionReason, invoice.exemptionReason],
    [t.buyerReference, invoice.buyerReference],
    ['IBAN', invoice.iban],
    ['BIC', invoice.bic],
    [t.paymentDetails, invoice.paymentDetails],
    [t.notes, invoice.notes],
  ]
  return fields.flatMap(([field, text]): [string, readonly string[]][] => {
    const own = text.normalize('NFC')
    const found = characters.filter((character) => own.includes(character))
    return found.length > 0 ? [[field, found]] : []
  })
}

/** A character with its code point; for an invisible one the code point alone. */
function withCodePoint(character: string): string {
  const number = `U+${(character.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, '0')}`
  return /^[\p{Z}\p{C}\p{M}]$/u.test(character) ? number : `${character} (${number})`
}
