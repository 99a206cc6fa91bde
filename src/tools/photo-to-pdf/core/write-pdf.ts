import type { ByteSource } from '../../../lib/files/bytes.ts'
import type { OrientedSize } from '../../../lib/image/exif/orientation.ts'
import type { ImageHeader } from '../../../lib/image/header/image-header.ts'
import { ImageFailure } from '../../../lib/image/image-error.ts'
import {
  type ObjectNumber,
  type PdfObjects,
  type PdfPart,
  PdfTooLarge,
  reference,
  startPdf,
} from '../../../lib/pdf/objects.ts'
import { asciiBytes, pdfNumber, pdfText } from '../../../lib/pdf/syntax.ts'
import type { EmbeddedImage } from './embedded-image.ts'
import { type ImageObjects, imageObjects } from './image-objects.ts'
import { layoutSheet } from './page-layout.ts'
import { type PlanOptions, planPhoto } from './plan-photo.ts'
import { type PdfSettings, perPageOf } from './settings.ts'
import type { ConversionFailure, PhotoName } from './worker-messages.ts'

export type NamedSource = { readonly name: string; readonly bytes: ByteSource }

/** A decoded photo: its upright pixels encoded again, and its alpha channel as a grey picture of the same size. */
export type DecodedPhoto = {
  readonly source: number
  readonly colour: EmbeddedImage
  readonly alpha: { readonly source: number; readonly image: EmbeddedImage } | null
}

/** A photo that was encoded anew to be smaller. */
export type SmallerPhoto = {
  readonly source: number
  readonly image: EmbeddedImage
  /** What the page is laid out for: the size that the photo had. */
  readonly size: OrientedSize
}

export type PdfJob = PlanOptions & {
  /** In page order, which also numbers them as sources of the parts. */
  readonly photos: readonly NamedSource[]
  readonly settings: PdfSettings
  readonly title: string
  readonly language: string
  /** Decodes a photo that cannot be embedded as it is; its results are numbered as further sources. */
  readonly decode: (index: number, header: ImageHeader) => Promise<DecodedPhoto>
  /** What takes the place of a photo; undefined for those that stay as they are. */
  readonly smaller?: (index: number) => SmallerPhoto | undefined
}

/** The next parts of the file, and the number of photos in it so far. */
export type PdfStep = { readonly parts: readonly PdfPart[]; readonly done: number }

/** The only exception of `writePdf` that is not a programming error. */
export class ConversionStopped extends Error {
  readonly failure: ConversionFailure

  constructor(failure: ConversionFailure) {
    super(failure.kind)
    this.name = 'ConversionStopped'
    this.failure = failure
  }
}

/**
 * Writes a PDF, one step per photo; ending the iteration stops the work. Holds the header of one photo at a time in
 * memory. Deterministic: the same job gives the same bytes.
 * Fails with `ConversionStopped`, which names the photo.
 */
export async function* writePdf(job: PdfJob): AsyncGenerator<PdfStep, void, undefined> {
  const pdf = startPdf()
  const images = imageObjects(pdf)
  const tree = pdf.reserve()
  const pages: ObjectNumber[] = []
  const perPage = perPageOf(job.settings)
  /** What is already written for the next page. */
  let waiting: WrittenImage[] = []
  yield { parts: pdf.header(), done: 0 }
  for (const [index, photo] of job.photos.entries()) {
    const done = index + 1
    try {
      const { parts, ...image } = await writeImage(job, index, pdf, images)
      waiting.push(image)
      if (waiting.length === perPage || done === job.photos.length) {
        const page = writePage(pdf, tree, job.settings, waiting)
        waiting = []
        pages.push(page.number)
        parts.push(...page.parts)
      }
      yield { parts, done }
    } catch (error) {
      throw conversionStopped(error, { index, name: photo.name })
    }
  }
  try {
    yield { parts: writeEnd(pdf, tree, pages, job), done: job.photos.length }
  } catch (error) {
    throw conversionStopped(error, null)
  }
}

function conversionStopped(error: unknown, photo: PhotoName | null): unknown {
  if (error instanceof PdfTooLarge) return new ConversionStopped({ kind: 'pdf-too-large' })
  if (error instanceof ImageFailure && photo !== null)
    return new ConversionStopped({ kind: 'photo', error: error.error, ...photo })
  return error
}

type WrittenImage = { readonly number: ObjectNumber; readonly size: OrientedSize }

async function writeImage(
  job: PdfJob,
  index: number,
  pdf: PdfObjects,
  images: ImageObjects,
): Promise<WrittenImage & { readonly parts: PdfPart[] }> {
  const photo = job.photos[index]
  if (photo === undefined) throw new RangeError('no photo with this index')
  const number = pdf.reserve()
  const smaller = job.smaller?.(index)
  if (smaller)
    return { number, size: smaller.size, parts: images.write(number, smaller.image, smaller.source) }
  const plan = await planPhoto(photo.bytes, job)
  if (plan.kind === 'embed')
    return { number, size: plan.image, parts: images.write(number, plan.image, index) }
  const { source, colour, alpha } = await job.decode(index, plan.header)
  if (alpha === null) return { number, size: colour, parts: images.write(number, colour, source) }
  const mask = pdf.reserve()
  const parts = images.write(mask, alpha.image, alpha.source)
  return { number, size: colour, parts: [...parts, ...images.write(number, colour, source, mask)] }
}

function writePage(
  pdf: PdfObjects,
  tree: ObjectNumber,
  settings: PdfSettings,
  images: readonly WrittenImage[],
) {
  const sizes = images.map(({ size }) => size) as [OrientedSize, ...OrientedSize[]]
  const { page, places } = layoutSheet(settings, sizes)
  const [contents, number] = [pdf.reserve(), pdf.reserve()]
  const drawings = places.map(
    ({ matrix }, index) => `q ${matrix.map(pdfNumber).join(' ')} cm /I${index} Do Q`,
  )
  const names = images.map((image, index) => `/I${index} ${reference(image.number)}`)
  const drawing = asciiBytes(drawings.join('\n'))
  const entries = [
    `<</Type/Page/Parent ${reference(tree)}`,
    `/MediaBox[0 0 ${pdfNumber(page.width)} ${pdfNumber(page.height)}]`,
    `/Resources<</XObject<<${names.join('')}>>>>/Contents ${reference(contents)}>>`,
  ]
  return { number, parts: [...pdf.stream(contents, '', [drawing]), ...pdf.object(number, entries.join(''))] }
}

function writeEnd(
  pdf: PdfObjects,
  tree: ObjectNumber,
  pages: readonly ObjectNumber[],
  job: PdfJob,
): PdfPart[] {
  const [catalog, info] = [pdf.reserve(), pdf.reserve()]
  const presentation = `/Lang ${pdfText(job.language)}/ViewerPreferences<</DisplayDocTitle true>>`
  return [
    ...pdf.object(tree, `<</Type/Pages/Count ${pages.length}/Kids[${pages.map(reference).join(' ')}]>>`),
    ...pdf.object(catalog, `<</Type/Catalog/Pages ${reference(tree)}${presentation}>>`),
    ...pdf.object(info, `<</Title ${pdfText(job.title)}>>`),
    ...pdf.end(`/Root ${reference(catalog)}/Info ${reference(info)}`),
  ]
}
