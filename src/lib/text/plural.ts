/** The forms of a noun that a language counts with; `other` is the one that every language has. */
export type PluralForms = { readonly other: string } & Partial<Readonly<Record<Intl.LDMLPluralRule, string>>>

/**
 * Words for numbers of things in a language, by its own plural rules: "1 word", "1,000 words".
 *
 * @param maximumFractionDigits to which numbers are rounded: 1.04 with one digit is "1 word"
 */
// Else a call beside the texts of a page would be left in its card, which every page loads.
/* @__NO_SIDE_EFFECTS__ */
export function createCounted(
  language: string,
  maximumFractionDigits = 0,
): (count: number, forms: PluralForms) => string {
  const rules = new Intl.PluralRules(language, { maximumFractionDigits })
  const number = new Intl.NumberFormat(language, { maximumFractionDigits })
  return (count, forms) => `${number.format(count)} ${forms[rules.select(count)] ?? forms.other}`
}
