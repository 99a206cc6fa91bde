import { deflateSync, inflateSync } from 'node:zlib'
import { memorySource } from '../../../lib/files/bytes.ts'
import type { ImageHeader } from '../../../lib/image/header/image-header.ts'
import { decodedImage } from '../core/decoded-image.ts'
import { defaultSettings } from '../core/settings.ts'
import { type DecodedPhoto, type PdfJob, writePdf } from '../core/write-pdf.ts'

export type MadePdf = { readonly bytes: Uint8Array<ArrayBuffer>; readonly progress: readonly number[] }

export const inflate: PdfJob['inflate'] = async (packed) => new Uint8Array(inflateSync(packed))

/** Writes a PDF of these files in memory. Photos that a browser would have to decode become half-transparent red. */
export async function makePdf(
  files: readonly Uint8Array<ArrayBuffer>[],
  options: Partial<PdfJob> = {},
): Promise<MadePdf> {
  const sources = [...files]
  const add = (data: Uint8Array<ArrayBuffer>) => sources.push(data) - 1
  const job: PdfJob = {
    photos: files.map((bytes, index) => ({ name: `photo ${index}`, bytes: memorySource(bytes) })),
    settings: defaultSettings,
    title: 'photos',
    language: 'en',
    keepMetadata: false,
    inflate,
    decode: async (_, header) => fakeDecoder(header, add),
    ...options,
  }
  const pieces: Uint8Array[] = []
  const progress: number[] = []
  for await (const { parts, done } of writePdf(job)) {
    progress.push(done)
    for (const part of parts) {
      pieces.push(
        part instanceof Uint8Array
          ? part
          : (sources[part.source]?.slice(part.start, part.end) ?? new Uint8Array()),
      )
    }
  }
  return { bytes: new Uint8Array(Buffer.concat(pieces)), progress }
}

function fakeDecoder(
  { width, height }: ImageHeader,
  add: (data: Uint8Array<ArrayBuffer>) => number,
): DecodedPhoto {
  const encoded = (kind: 'rgb' | 'gray', pixel: readonly number[]) => {
    const row = [0, ...Array.from({ length: width }, () => pixel).flat()]
    const data = new Uint8Array(
      deflateSync(Uint8Array.from(Array.from({ length: height }, () => row).flat())),
    )
    return {
      source: add(data),
      image: decodedImage({ width, height, kind, coding: 'png', length: data.length }),
    }
  }
  const colour = encoded('rgb', [255, 0, 0])
  return { source: colour.source, colour: colour.image, alpha: encoded('gray', [128]) }
}
