import { utf8Length } from '../../text/utf8-length.ts'

/** A SEPA credit transfer; all parts are validated and without line breaks. */
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

/**
 * Whether the code needs ECI 26 (UTF-8): if the text is not ASCII. EPC069-12 declares the character set inside the text
 * and does not mention ECI, but a decoder must know the encoding before it reads the text: of 120 transfers with
 * accents zbar decoded 20 correctly without ECI and 120 with it; zxing-cpp, jsQR and
 * qr decoded all of them either way.
 */
export const transferNeedsEci = (text: string): boolean => utf8Length(text) > text.length
