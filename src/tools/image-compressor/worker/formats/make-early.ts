import { avifEncoder } from '../../../../lib/image/browser/encode/avif.ts'
import type { Encoder } from '../../../../lib/image/browser/encode/encoder.ts'
import { canvasEncoder } from '../../../../lib/image/browser/encode/jpeg-encoder.ts'
import { webpEncoder } from '../../../../lib/image/browser/encode/webp.ts'
import { equivalentQuality } from '../../../../lib/image/metrics/equivalent-quality.ts'
import { qualityBy } from '../../../../lib/image/metrics/fineness.ts'
import { defaultSlope } from '../../../../lib/image/metrics/target-size.ts'
import { firstQuality } from '../../core/quality-scale.ts'
import type { FormatChoice, PictureFormat } from '../../core/settings.ts'
import { searchFast } from '../target-size.ts'
import type { Trials } from '../trials.ts'
import type { Made } from './made.ts'
import { plainPng } from './make-png.ts'
import { type Codecs, encodes, type Job, unlessTooLarge } from './try-formats.ts'

type UnloadedJob = Omit<Job, 'codecs'>

type Found = Pick<Made, 'blob' | 'encoder'>

/**
 * A file that can be used while a better one is searched for: of the quality at which that search begins, or a PNG in all
 * colours; automatically a JPEG, or a WebP where the picture is transparent. null where none is quick.
 */
export async function makeEarly(
  job: UnloadedJob,
  choice: Exclude<FormatChoice, 'jpeg'>,
  loading: Promise<Codecs>,
): Promise<{ readonly format: PictureFormat; readonly made: Made } | null> {
  const { picture, aim, trials } = job
  if (aim.kind === 'lossless' || !trials) return null
  const format = choice !== 'auto' ? choice : picture.transparent ? 'webp' : 'jpeg'
  const found = await unlessTooLarge(async () => {
    const encoder = await encoderOf(job, format, loading)
    return encoder ? lossy(job, encoder, trials) : format === 'png' ? png(job) : null
  })
  if (!found) return null
  const { width, height } = picture.source
  const rest = { similarity: null, encodes: 1, shrunk: false, size: { width, height }, met: true }
  return { format, made: { blob: found.blob, encoder: found.encoder, ...rest } }
}

/** Waits for the codecs only where one of them is needed. */
async function encoderOf({ picture }: UnloadedJob, format: PictureFormat, loading: Promise<Codecs>) {
  if (format === 'jpeg') return canvasEncoder
  if (format === 'png') return null
  const codecs = await loading
  const module = codecs[format]
  if (!module || !(await encodes({ picture, codecs }, format))) return null
  return format === 'webp' ? webpEncoder(module) : avifEncoder(module, picture.source, true)
}

async function png({ picture, aim }: UnloadedJob): Promise<Found | null> {
  const blob = await plainPng(picture)
  return aim.kind === 'size' && blob.size > aim.bytes ? null : { blob, encoder: 'png' }
}

async function lossy(
  { picture, aim }: UnloadedJob,
  encoder: Encoder,
  { sample }: Trials,
): Promise<Found | null> {
  const { source } = picture
  if (aim.kind === 'similarity') {
    const quality = Math.min(encoder.range.highest, firstQuality(encoder.name, aim))
    return { blob: await encoder.encode(source, { quality, fullColour: false }), encoder: encoder.name }
  }
  if (aim.kind === 'lossless') return null
  const quality = equivalentQuality(encoder.name, 8)
  const { size } = await encoder.encode(sample, { quality, fullColour: false })
  const share = (sample.width * sample.height) / (source.width * source.height)
  const first = qualityBy(quality, Math.log((aim.bytes * share) / size) / defaultSlope)
  return searchFast({ source, encoder }, aim.bytes, first)
}
