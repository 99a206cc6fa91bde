/** The forms of a text by the plural categories of its language; `other` is the one that every language has. */
export type PluralForms = { readonly other: string } & Partial<Readonly<Record<Intl.LDMLPluralRule, string>>>

/**
 * Chooses the form of a text by a number, by a language's own plural rules: up to six, of which English has two.
 *
 * @param maximumFractionDigits to which numbers are rounded: 1.04 with one digit is 1
 */
// Else a call beside the texts of a page would be left in its card, which every page loads.
/* @__NO_SIDE_EFFECTS__ */
export function createPlural(
  language: string,
  maximumFractionDigits = 0,
): (count: number, forms: PluralForms) => string {
  const rules = new Intl.PluralRules(language, { maximumFractionDigits })
  return (count, forms) => forms[rules.select(count)] ?? forms.other
}

/** Words for numbers of things, chosen as by `createPlural`, behind the number: "1 word", "1,000 words". */
/* @__NO_SIDE_EFFECTS__ */
export function createCounted(
  language: string,
  maximumFractionDigits = 0,
): (count: number, forms: PluralForms) => string {
  const formOf = createPlural(language, maximumFractionDigits)
  const number = new Intl.NumberFormat(language, { maximumFractionDigits })
  return (count, forms) => `${number.format(count)} ${formOf(count, forms)}`
}
