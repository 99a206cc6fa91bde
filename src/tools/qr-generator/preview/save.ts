import { deflate } from '../../../lib/image/browser/encode/zlib.ts'
import type { Shown } from '../content/use-code.ts'
import type { PrintedLogo } from '../core/drawing/files.ts'
import { onBackground, type PlacedLogo } from '../core/drawing/logo.ts'
import type { Picture } from '../core/drawing/pixels.ts'
import { type PngImage, pngImage, writePng } from '../core/drawing/png.ts'

const pack = async ({ rows }: PngImage): Promise<Uint8Array<ArrayBuffer>> =>
  new Uint8Array(await (await deflate([rows].values())).arrayBuffer())

/** A PNG of the picture, without loss. */
export async function pngOf(picture: Picture): Promise<Blob> {
  const image = pngImage(picture)
  return new Blob([writePng(image, await pack(image))], { type: 'image/png' })
}

/** Resolves to the current code, or `undefined` when it must not be saved. */
export type ToSave = () => Promise<Shown | undefined>

/** @throws Error when there is no code to save */
export async function currentPng(toSave: ToSave): Promise<Blob> {
  const code = await toSave()
  if (!code) throw new Error('There is no code to be saved')
  return pngOf(code.picture)
}

/** @throws Error when there is no code to save */
export const currentFile = async (toSave: ToSave): Promise<File> =>
  new File([await currentPng(toSave)], 'qr-code.png', { type: 'image/png' })

/** A logo as print files embed it. */
export async function printedLogo(
  placed: PlacedLogo | undefined,
  background: string,
): Promise<PrintedLogo | undefined> {
  if (!placed) return undefined
  const image = pngImage(onBackground(placed.picture, background))
  return { placed, image, packedRows: await pack(image) }
}
