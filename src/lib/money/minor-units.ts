/**
 * Currencies whose minor unit is not a hundredth, by ISO 4217:2015, list one (SIX Financial Information, maintenance
 * agency; as of amendment 177). Runtimes do not agree with it: ICU gives the forint no decimals, the standard two.
 */
const otherDecimals: ReadonlyMap<string, number> = new Map(
  (
    [
      [0, 'BIF CLP DJF GNF ISK JPY KMF KRW PYG RWF UGX UYI VND VUV XAF XOF XPF'],
      [3, 'BHD IQD JOD KWD LYD OMR TND'],
      [4, 'CLF UYW'],
    ] as const
  ).flatMap(([decimals, currencies]) =>
    currencies.split(' ').map((currency) => [currency, decimals] as const),
  ),
)

/** How many decimals the amounts of a currency have, by ISO 4217: USD 2, HUF 2, JPY 0, TND 3. */
export const currencyDecimals = (currency: string): number => otherDecimals.get(currency) ?? 2
