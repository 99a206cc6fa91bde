/** A SEPA credit transfer; every part checked and without line breaks. */
export type EpcTransfer = {
  /** May be empty within the SEPA area. */
  readonly bic: string
  /** At most 70 characters. */
  readonly name: string
  /** Without spaces, in capitals. */
  readonly iban: string
  /** `EUR12.50`, or empty. */
  readonly amount: string
  /** At most 140 characters. */
  readonly message: string
}

/**
 * The text of the code that banking applications scan, "GiroCode": EPC069-12, version 002, UTF-8, at most 331 bytes,
 * to be encoded with level M.
 */
export const epcTransfer = ({ bic, name, iban, amount, message }: EpcTransfer): string =>
  ['BCD', '002', '1', 'SCT', bic, name, iban, amount, '', '', message].join('\n').trimEnd()
