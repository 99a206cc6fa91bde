import { type ObjectNumber, type PdfObjects, type PdfPart, reference } from '../../../lib/pdf/objects.ts'
import { pdfHex } from '../../../lib/pdf/syntax.ts'
import type { ColourSpace, EmbeddedImage } from './embedded-image.ts'

type KnownProfile = { readonly icc: Uint8Array; readonly number: ObjectNumber }

/** How many different profiles are cached, to be written once; photos from one camera share theirs. */
const maxKnownProfiles = 16

const deviceSpaces = {
  gray: { name: '/DeviceGray', components: 1 },
  rgb: { name: '/DeviceRGB', components: 3 },
  cmyk: { name: '/DeviceCMYK', components: 4 },
} as const

/** Image XObjects (ISO 32000-1, 8.9.5) and the colour profiles that they share. */
export type ImageObjects = {
  /** The parts of an image and its profile; `source` is the number of the source of the ranges in `image.data`. */
  write(number: ObjectNumber, image: EmbeddedImage, source: number, softMask?: ObjectNumber): PdfPart[]
}

export function imageObjects(pdf: PdfObjects): ImageObjects {
  const profiles: KnownProfile[] = []

  /** The ICCBased colour space for a profile; adds a new profile to `parts`. */
  const iccBased = (
    icc: Uint8Array<ArrayBuffer>,
    kind: keyof typeof deviceSpaces,
    parts: PdfPart[],
  ): string => {
    let known = profiles.find((profile) => sameBytes(profile.icc, icc))
    if (known === undefined) {
      known = { icc, number: pdf.reserve() }
      const { name, components } = deviceSpaces[kind]
      parts.push(...pdf.stream(known.number, `/N ${components}/Alternate${name}`, [icc]))
      if (profiles.length < maxKnownProfiles) profiles.push(known)
    }
    return `[/ICCBased ${reference(known.number)}]`
  }

  const colourSpace = (space: ColourSpace, parts: PdfPart[]): string => {
    const kind = space.kind === 'indexed' ? 'rgb' : space.kind
    const base = space.icc === null ? deviceSpaces[kind].name : iccBased(space.icc, kind, parts)
    if (space.kind !== 'indexed') return base
    return `[/Indexed ${base} ${space.palette.length / 3 - 1} ${pdfHex(space.palette)}]`
  }

  return {
    write(number, image, source, softMask) {
      const parts: PdfPart[] = []
      const entries = [
        `/Type/XObject/Subtype/Image/Width ${image.width}/Height ${image.height}`,
        `/BitsPerComponent ${image.bitsPerComponent}/ColorSpace ${colourSpace(image.colourSpace, parts)}`,
        coding(image),
        softMask === undefined ? '' : `/SMask ${reference(softMask)}`,
      ]
      const data = image.data.map((range) => ({ source, ...range }))
      return [...parts, ...pdf.stream(number, entries.join(''), data)]
    },
  }
}

function coding({ coding: encoding, colourSpace, width, height, bitsPerComponent }: EmbeddedImage): string {
  if (encoding.kind === 'jpeg') {
    const transform = encoding.noColourTransform ? '/DecodeParms<</ColorTransform 0>>' : ''
    return `/Filter/DCTDecode${transform}${encoding.inverted ? '/Decode[1 0 1 0 1 0 1 0]' : ''}`
  }
  if (encoding.kind === 'fax')
    return `/Filter/CCITTFaxDecode/DecodeParms<</K -1/Columns ${width}/Rows ${height}>>`
  const colors = colourSpace.kind === 'indexed' ? 1 : deviceSpaces[colourSpace.kind].components
  const shape = `/Colors ${colors}/BitsPerComponent ${bitsPerComponent}/Columns ${width}`
  return `/Filter/FlateDecode/DecodeParms<</Predictor 15${shape}>>`
}

function sameBytes(a: Uint8Array, b: Uint8Array): boolean {
  return a.length === b.length && a.every((byte, index) => byte === b[index])
}
