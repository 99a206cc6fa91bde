import { blobSource } from '../../../../lib/image/browser/decode/blob-source.ts'
import type { OrientedSize } from '../../../../lib/image/exif/orientation.ts'
import { readImageHeader } from '../../../../lib/image/header/image-header.ts'
import { type Corners, wholePicture } from '../../../../lib/image/scan/corners.ts'
import { cleanedSize, pageSizeOf } from '../../core/scan.ts'
import type { ScanKind } from '../../core/settings.ts'
import { pixelDensities, scaledSize } from '../../core/size-level.ts'
import type { Progress } from '../../core/worker-messages.ts'
import { ConversionStopped } from '../../core/write-pdf.ts'
import {
  type ConvertInput,
  conversionOf,
  joinPdf,
  namingPhoto,
  type Outcome,
  outcomeOf,
  type SmallerFile,
} from '../convert.ts'
import { findLevel, type Shrinkable } from '../find-level.ts'
import { blackAndWhitePage } from './black-and-white-page.ts'
import { cleanPage } from './clean-page.ts'
import { decodeGray } from './decode-gray.ts'
import { encodeBlackAndWhite, encodeGray } from './encode-page.ts'
import { findPage } from './find-page.ts'

/** Of gray pages without a largest size: what one sees of text and its paper. */
const grayQuality = 85

type Tools = {
  readonly kind: ScanKind
  readonly jpegli: WebAssembly.Module | null
  readonly onProgress: (progress: Progress) => void
}

/**
 * Creates a PDF of the pages in the photos, cleaned up, within the largest size if there is one. One photo is decoded at a
 * time; the encoded pages are held as Blobs. Never rejects.
 */
export function convertScans(
  input: ConvertInput,
  jpegli: WebAssembly.Module | null,
  onProgress: Tools['onProgress'],
): Promise<Outcome> {
  const { scan: kind = 'gray', maxKilobytes } = input.settings
  const maxBytes = maxKilobytes === undefined ? Number.POSITIVE_INFINITY : maxKilobytes * 1024
  /** Gray pages may have to be encoded again, which is the second half of the work then. */
  const mayRepeat = maxKilobytes !== undefined && kind === 'gray'
  const half = (progress: Progress, before: number): Progress => ({
    ...progress,
    done: before + Math.floor(progress.done / 2),
    next: progress.next ?? progress.done,
  })
  return outcomeOf(input, async () => {
    const cleaned = await cleanAll(input, {
      kind,
      jpegli,
      onProgress: mayRepeat ? (progress) => onProgress(half(progress, 0)) : onProgress,
    })
    const pages = new Map(cleaned.entries())
    const whole = await joinPdf(input, { smaller: pages })
    if (whole && whole.size <= maxBytes) return conversionOf(input, whole, 0)
    if (kind !== 'gray') throw new ConversionStopped({ kind: 'too-small-limit', smallest: whole?.size ?? 0 })
    const before = Math.floor(cleaned.length / 2)
    const { best, last } = await findLevel(input, maxBytes, {
      kept: pages,
      plan: async () => cleaned.map((page) => shrinkable(page, jpegli)),
      onProgress: (progress) => onProgress(half(progress, before)),
    })
    if (!best) throw new ConversionStopped({ kind: 'too-small-limit', smallest: last.bytes })
    return conversionOf(input, best.output.pdf, best.output.smaller)
  })
}

async function cleanAll(input: ConvertInput, { kind, jpegli, onProgress }: Tools): Promise<SmallerFile[]> {
  const { files, settings } = input
  const total = files.length
  const found: { readonly corners: Corners; readonly size: OrientedSize }[] = []
  for (const [index, file] of files.entries()) {
    onProgress({ done: 0, total, name: file.name, next: index })
    found.push(await namingPhoto(index, file, () => lookAt(file, input.corners?.[index] ?? null)))
  }
  const densities = pixelDensities(
    settings,
    found.map(({ size }) => size),
  )
  const cleaned: SmallerFile[] = []
  for (const [index, file] of files.entries()) {
    // Otherwise the photo that was looked at last would be blamed for a page that never comes.
    onProgress({ done: index, total, name: file.name })
    const { corners, size } = found[index] as (typeof found)[number]
    const page = await namingPhoto(index, file, async () => {
      const header = await readImageHeader(blobSource(file))
      const target = cleanedSize(size, densities[index] ?? 1, kind)
      const gray = await cleanPage(file, header, { corners, size: target })
      return kind === 'gray'
        ? encodeGray(gray, grayQuality, jpegli)
        : encodeBlackAndWhite(blackAndWhitePage(gray, corners))
    })
    cleaned.push({ ...page, size })
  }
  onProgress({ done: total, total, name: files.at(-1)?.name ?? '' })
  return cleaned
}

/** Where the page is in a photo, the whole of it where none is found, and how large it is. */
async function lookAt(file: File, known: Corners | null) {
  const header = await readImageHeader(blobSource(file))
  const corners = known ?? (await findPage(file, header)) ?? wholePicture
  return { corners, size: pageSizeOf(corners, header) }
}

/** A gray page that can have fewer pixels and a lower quality. */
function shrinkable({ data, image, size }: SmallerFile, jpegli: WebAssembly.Module | null): Shrinkable {
  return {
    size,
    bytes: data.size,
    async encode(coding, density) {
      const { width } = scaledSize(size, density, coding)
      const header = await readImageHeader(blobSource(data))
      const gray = await decodeGray(data, header, { scale: Math.min(1, width / image.width) })
      return { ...(await encodeGray(gray, coding.quality, jpegli)), size }
    },
  }
}
