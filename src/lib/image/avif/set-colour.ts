import { viewOf } from '../bytes/byte-order.ts'
import { contentOf } from './boxes.ts'

/** Code points of ITU-T H.273, tables 2 and 3; both colour spaces have the transfer function of sRGB. */
const primaries = { srgb: 1, 'display-p3': 12 } as const
const srgbTransfer = 13

/**
 * Writes the colour space into the `colr` box of an AVIF file with one picture, in place of the one that it has. Readers
 * take it from there, whatever the picture's own data say (MIAF, 7.3.6.4).
 */
export function setColour(avif: Uint8Array<ArrayBuffer>, colourSpace: keyof typeof primaries): void {
  const meta = contentOf(avif, 'meta').subarray(4)
  const properties = contentOf(contentOf(meta, 'iprp'), 'ipco')
  const view = viewOf(contentOf(properties, 'colr'))
  view.setUint16(4, primaries[colourSpace])
  view.setUint16(6, srgbTransfer)
}
