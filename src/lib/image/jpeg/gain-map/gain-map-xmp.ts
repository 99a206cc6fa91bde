import { type GainMapMetadata, isUsable } from './gain-map-metadata.ts'

type Triple = GainMapMetadata['min']

/** Reads the metadata in the XMP data of a gain map (Adobe's "Gain Map Specification" 1.0); null where there are none. */
export function readGainMapXmp(xmp: string): GainMapMetadata | null {
  if (textOf(xmp, 'Version') !== '1.0' || textOf(xmp, 'BaseRenditionIsHDR')?.toLowerCase() === 'true')
    return null
  const triple = (name: string, otherwise: number) => numbersOf(xmp, name) ?? all(otherwise)
  const metadata = {
    min: triple('GainMapMin', 0),
    max: triple('GainMapMax', Number.NaN),
    gamma: triple('Gamma', 1),
    baseOffset: triple('OffsetSDR', 1 / 64),
    alternateOffset: triple('OffsetHDR', 1 / 64),
    baseHeadroom: triple('HDRCapacityMin', 0)[0],
    alternateHeadroom: triple('HDRCapacityMax', Number.NaN)[0],
    usesBaseColours: true,
  }
  return isUsable(metadata) ? metadata : null
}

const all = (value: number): Triple => [value, value, value]

/** The value of an attribute or an element; null where there is neither. */
function textOf(xmp: string, name: string): string | null {
  const attribute = new RegExp(`hdrgm:${name}\\s?=\\s?["']([^"']{0,60})["']`).exec(xmp)?.[1]
  if (attribute !== undefined) return attribute.trim()
  const [start, end] = [xmp.indexOf(`<hdrgm:${name}>`), xmp.indexOf(`</hdrgm:${name}>`)]
  return start < 0 || end < start ? null : xmp.slice(start + name.length + 8, end).trim()
}

/** One number, or one for each of three channels; null where nothing is said, NaN for what is no number. */
function numbersOf(xmp: string, name: string): Triple | null {
  const text = textOf(xmp, name)
  if (text === null) return null
  const items = [...text.slice(0, 1_000).matchAll(/<rdf:li>([^<]{1,60})<\/rdf:li>/g)].map(([, item]) => item)
  const [red, green, blue] = (items.length > 0 ? items : [text]).map((item) =>
    item ? Number(item) : Number.NaN,
  )
  if (red === undefined) return all(Number.NaN)
  return items.length === 3 ? [red, green ?? red, blue ?? red] : all(red)
}

/** The elements of a gain map's XMP data. */
export function gainMapDescription(metadata: GainMapMetadata): string {
  const { min, max, gamma, baseOffset, alternateOffset, baseHeadroom, alternateHeadroom } = metadata
  const fields = {
    GainMapMin: min,
    GainMapMax: max,
    Gamma: gamma,
    OffsetSDR: baseOffset,
    OffsetHDR: alternateOffset,
  }
  const several = Object.entries(fields)
    .map(([name, [red, green, blue]]) => {
      const items = red === green && green === blue ? null : [red, green, blue]
      return items
        ? `<hdrgm:${name}><rdf:Seq>${items.map((item) => `<rdf:li>${decimal(item)}</rdf:li>`).join('')}</rdf:Seq></hdrgm:${name}>`
        : `<hdrgm:${name}>${decimal(red)}</hdrgm:${name}>`
    })
    .join('')
  return `<rdf:Description rdf:about="" xmlns:hdrgm="${hdrgm}" hdrgm:Version="1.0" hdrgm:BaseRenditionIsHDR="False" hdrgm:HDRCapacityMin="${decimal(baseHeadroom)}" hdrgm:HDRCapacityMax="${decimal(alternateHeadroom)}">${several}</rdf:Description>`
}

/** Six decimals, without an exponent. */
const decimal = (value: number) => String(Number(value.toFixed(6)))

export const hdrgm = 'http://ns.adobe.com/hdr-gain-map/1.0/'
