import type { Shown } from '../content/use-code.ts'
import type { PrintedLogo } from '../core/drawing/files.ts'
import { onBackground, type PlacedLogo } from '../core/drawing/logo.ts'
import { pngImage } from '../core/drawing/png.ts'
import { packRows } from '../worker/encode-png.ts'

/** Resolves to the current code, or `undefined` when it must not be saved. */
export type ToSave = () => Promise<Shown | undefined>

/** @throws Error when there is no code to save */
export async function currentPng(toSave: ToSave): Promise<Blob> {
  const code = await toSave()
  if (!code) throw new Error('There is no code to be saved')
  return code.png
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
  return { placed, image, packedRows: await packRows(image) }
}
