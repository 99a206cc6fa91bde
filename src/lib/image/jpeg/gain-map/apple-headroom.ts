import { latin1, viewOf } from '../../bytes/byte-order.ts'

const exifDirectoryTag = 0x8769
const makerNoteTag = 0x927c
const signedFraction = 10
const signature = 'Apple iOS\0\0\x01MM'

/**
 * The headroom of an Apple gain map, as a ratio to the white of SDR: as its XMP data say, in newer files, or by tags 33
 * and 48 of the maker note ("Applying Apple HDR effect to your photos" in Apple's documentation). null where neither
 * says it.
 */
export function appleHeadroom(mapXmp: string, exif: Uint8Array | null): number | null {
  const stated = /HDRGainMapHeadroom(?:\s?=\s?["']|>)\s*([\d.]{1,20})/.exec(mapXmp)?.[1]
  const headroom = stated === undefined ? exif && headroomInExif(exif) : Number(stated)
  return headroom !== null && headroom > 1 && headroom <= 64 ? headroom : null
}

function headroomInExif(tiff: Uint8Array): number | null {
  if (tiff.length < 8) return null
  const little = tiff[0] === 0x49
  const view = viewOf(tiff)
  const exif = entriesOf(view, view.getUint32(4, little), little).get(exifDirectoryTag)
  const note = exif && entriesOf(view, exif.value, little).get(makerNoteTag)
  if (!note || latin1(tiff.subarray(note.value, note.value + signature.length)) !== signature) return null
  // The note has its own byte order, and offsets from its own start.
  const maker = viewOf(tiff.subarray(note.value))
  const entries = entriesOf(maker, signature.length, false)
  const fraction = (tag: number) => {
    const entry = entries.get(tag)
    if (!entry || entry.type !== signedFraction || entry.value + 8 > maker.byteLength) return null
    return maker.getInt32(entry.value) / maker.getInt32(entry.value + 4)
  }
  const [boost, gain] = [fraction(33), fraction(48)]
  return boost === null || gain === null ? null : 2 ** stopsOf(boost, gain)
}

/** Apple's formula, of the tags 33 and 48. */
function stopsOf(boost: number, gain: number): number {
  if (boost < 1) return gain <= 0.01 ? -20 * gain + 1.8 : -0.101 * gain + 1.601
  // biome-ignore lint/suspicious/noApproximativeNumericConstant: Apple's number, not a logarithm.
  return gain <= 0.01 ? -70 * gain + 3 : -0.303 * gain + 2.303
}

type Entry = { readonly type: number; readonly value: number }

function entriesOf(view: DataView, directory: number, little: boolean): Map<number, Entry> {
  const entries = new Map<number, Entry>()
  if (directory < 8 || directory + 2 > view.byteLength) return entries
  const end = directory + 2 + view.getUint16(directory, little) * 12
  for (let at = directory + 2; at + 12 <= Math.min(end, view.byteLength); at += 12)
    entries.set(view.getUint16(at, little), {
      type: view.getUint16(at + 2, little),
      value: view.getUint32(at + 8, little),
    })
  return entries
}

/** The metadata of a map whose samples `convertAppleSamples` has converted. */
export function appleMetadata(headroom: number) {
  const all = (value: number) => [value, value, value] as const
  const stops = Math.log2(headroom)
  return {
    min: all(0),
    max: all(stops),
    gamma: all(1),
    baseOffset: all(0),
    alternateOffset: all(0),
    baseHeadroom: 0,
    alternateHeadroom: stops,
    usesBaseColours: true,
  }
}

/** Converts the samples of a map, RGBA, in place. */
export function convertAppleSamples(pixels: Uint8ClampedArray, headroom: number): void {
  const table = log2Samples(headroom)
  for (let at = 0; at < pixels.length; at += 1) if (at % 4 < 3) pixels[at] = table[pixels[at] ?? 0] ?? 0
}

/**
 * Apple's samples are fractions of the headroom in the transfer function of Rec. 709, to be applied as
 * 1 + (headroom − 1) × gain; those of the standard are fractions of its logarithm. A table from one to the other.
 */
export function log2Samples(headroom: number): Uint8Array<ArrayBuffer> {
  return Uint8Array.from({ length: 256 }, (_, sample) => {
    const stored = sample / 255
    const gain = stored < 0.081 ? stored / 4.5 : ((stored + 0.099) / 1.099) ** (1 / 0.45)
    return Math.round((255 * Math.log2(1 + (headroom - 1) * gain)) / Math.log2(headroom))
  })
}
