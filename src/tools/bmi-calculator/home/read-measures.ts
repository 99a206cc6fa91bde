/** A weight and a height as a person types them: `72 kg 175`, `1,75 m 72 kg`. */
export type Measures = { readonly kilograms: number; readonly centimetres: number }

const amount = String.raw`(\d{1,3}(?:[.,]\d{1,2})?)`
const weight = String.raw`${amount}\s*kg`
const height = String.raw`${amount}\s*(cm|m)?`
const orders = [
  { pattern: new RegExp(String.raw`^${weight}[\s,;/]+${height}$`, 'i'), places: [1, 2, 3] },
  { pattern: new RegExp(String.raw`^${height}[\s,;/]+${weight}$`, 'i'), places: [3, 1, 2] },
] as const

const numberOf = (text: string | undefined) => Number(text?.replace(',', '.'))

/** Reads a weight in kilograms and a height in metres or centimetres, in any order; undefined for anything else. */
export function readMeasures(text: string): Measures | undefined {
  for (const { pattern, places } of orders) {
    const found = pattern.exec(text.trim())
    if (!found) continue
    const [kilograms, height] = [numberOf(found[places[0]]), numberOf(found[places[1]])]
    const unit = found[places[2]]?.toLowerCase()
    const centimetres = unit === 'm' || (unit === undefined && height < 3) ? height * 100 : height
    if (kilograms >= 2 && centimetres >= 40 && centimetres <= 280) return { kilograms, centimetres }
  }
  return undefined
}
