import { blobSource } from '../../../lib/image/browser/decode/blob-source.ts'
import { inflate } from '../../../lib/image/browser/encode/zlib.ts'
import { uprightSize } from '../../../lib/image/exif/orientation.ts'
import type { ImageHeader } from '../../../lib/image/header/image-header.ts'
import { planPhoto } from '../core/plan-photo.ts'
import type { Progress } from '../core/worker-messages.ts'
import { ConversionStopped } from '../core/write-pdf.ts'
import { type ConvertInput, conversionOf, joinPdf, namingPhoto, type Outcome, outcomeOf } from './convert.ts'
import { encodeSmaller } from './encode-smaller.ts'
import { findLevel, type Shrinkable } from './find-level.ts'

/**
 * Creates a PDF of at most `maxBytes`: of the photos as they are where they fit, or else with those that are too large
 * encoded anew, all to the same level. One photo is decoded at a time. Never rejects.
 */
export function convertWithin(
  input: ConvertInput,
  maxBytes: number,
  jpegli: WebAssembly.Module | null,
  onProgress: (progress: Progress) => void,
): Promise<Outcome> {
  return outcomeOf(input, async () => {
    const asTheyAre = await joinPdf(input, {
      maxBytes,
      // Photos that can be embedded are only read.
      onProgress: (progress) => onProgress({ ...progress, done: 0, next: progress.done }),
    })
    if (asTheyAre) return conversionOf(input, asTheyAre, 0)
    const { best, last } = await findLevel(input, maxBytes, {
      plan: (onReading) => planAll(input, jpegli, onReading),
      onProgress,
    })
    if (!best) throw new ConversionStopped({ kind: 'too-small-limit', smallest: last.bytes })
    return conversionOf(input, best.output.pdf, best.output.smaller)
  })
}

async function planAll(
  { files, keepMetadata }: ConvertInput,
  jpegli: WebAssembly.Module | null,
  onReading: (index: number) => void,
): Promise<Shrinkable[]> {
  const planned: Shrinkable[] = []
  for (const [index, file] of files.entries()) {
    onReading(index)
    const plan = await namingPhoto(index, file, () => planPhoto(blobSource(file), { keepMetadata, inflate }))
    const bytes =
      plan.kind === 'embed' ? plan.image.data.reduce((sum, { start, end }) => sum + end - start, 0) : null
    const header = withoutProfile(plan.header)
    planned.push({
      size: { ...uprightSize(header), orientation: 1 },
      bytes,
      encode: (coding, density) => encodeSmaller(file, header, { jpegli, coding, density }),
    })
  }
  return planned
}

/** A profile may take half a megabyte, of hundreds of photos each, and decoding reads the file. */
const withoutProfile = (header: ImageHeader): ImageHeader =>
  header.format === 'jpeg' ? { ...header, icc: null } : header
