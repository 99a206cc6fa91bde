import { latin1 } from '../byte-order.ts'
import { type CanvasColourSpace, colourSpaceOf } from '../colour-gamut.ts'
import { findExif } from '../exif-data.ts'
import { factsOf } from '../facts.ts'
import { type ImageHeader, readImageHeader } from '../image-header.ts'
import type { ImageFacts, WorkOrder, WorkStage } from '../image-work.ts'
import { checkDecodeSize } from '../size-limits.ts'
import { sniffLength } from '../sniff.ts'
import { blobSource } from './blob-source.ts'
import { decodeBitmap } from './decode-bitmap.ts'
import { recoverable } from './recover.ts'
import { inflate } from './zlib.ts'

/** A decoded picture, upright; who opens it closes the bitmap. */
export type OpenPicture = {
  readonly bitmap: ImageBitmap
  readonly header: ImageHeader
  readonly colourSpace: CanvasColourSpace
  /** EXIF data as TIFF, as it is in the file. */
  readonly exif: Uint8Array<ArrayBuffer> | null
}

/** Reads the header, checks its size and decodes. Fails with an `ImageFailure`. */
export async function openPicture(
  { file, recover }: Pick<WorkOrder<Blob, unknown>, 'file' | 'recover'>,
  onStage: (stage: WorkStage) => void,
): Promise<OpenPicture> {
  onStage('reading')
  const whole = recover ? await recoverable(file) : file
  const source = blobSource(whole)
  const header = await readImageHeader(source)
  checkDecodeSize(header)
  const colourSpace = await colourSpaceOf(source, header, inflate)
  const exif = await findExif(source, header)
  onStage('decoding')
  return { bitmap: await decodeBitmap(whole, header), header, colourSpace, exif }
}

/** The facts of a file's header, without decoding it. Fails with an `ImageFailure`. */
export async function inspectImage(file: Blob): Promise<ImageFacts> {
  const source = blobSource(file)
  const header = await readImageHeader(source)
  checkDecodeSize(header)
  const facts = factsOf(header, (await findExif(source, header)) !== null)
  if (header.format !== 'gif') return facts
  // The extension that makes a GIF repeat stands before its first picture.
  const head = latin1(await source.read(0, Math.min(source.size, sniffLength)))
  return { ...facts, animated: head.includes('NETSCAPE2.0') }
}
