import { blobSource } from '../../../lib/image/browser/decode/blob-source.ts'
import { decodeBitmap } from '../../../lib/image/browser/decode/decode-bitmap.ts'
import { contextOf } from '../../../lib/image/browser/draw/context.ts'
import { encodeCanvas } from '../../../lib/image/browser/encode/encode-canvas.ts'
import { writePng } from '../../../lib/image/browser/encode/write-png.ts'
import { readImageHeader } from '../../../lib/image/header/image-header.ts'
import { ImageFailure } from '../../../lib/image/image-error.ts'
import { largestLogoFile, logoSize } from '../core/layout/logo.ts'
import type { Logo } from '../core/text/printed.ts'

/** Size limit of a PNG in bytes; a photograph above it is stored as JPEG. */
const maxPngBytes = 100_000

/**
 * Decodes an image and scales it down for print on a white background: without an alpha channel, which
 * pdfkit would split off in a worker of its own, and a sealed worker may not start one. Throws an `ImageFailure`.
 */
export async function readLogo(file: Blob): Promise<Logo> {
  const header = await readImageHeader(blobSource(file))
  if (file.size > largestLogoFile)
    throw new ImageFailure({ kind: 'too-large', width: header.width, height: header.height })
  const bitmap = await decodeBitmap(file, header)
  try {
    const { width, height } = logoSize(bitmap)
    const canvas = new OffscreenCanvas(width, height)
    const context = contextOf(canvas, {})
    context.fillStyle = '#ffffff'
    context.fillRect(0, 0, width, height)
    context.imageSmoothingQuality = 'high'
    context.drawImage(bitmap, 0, 0, width, height)
    const jpeg = await encodeCanvas(canvas, 'image/jpeg', 0.9)
    const flat = canvas.transferToImageBitmap()
    const png = await writePng(flat, 'srgb', null)
    flat.close()
    const encoded = png.size > maxPngBytes ? jpeg : png
    const bytes = new Uint8Array(await encoded.arrayBuffer())
    const binary = Array.from(bytes, (byte) => String.fromCharCode(byte)).join('')
    return { source: `data:${encoded.type};base64,${btoa(binary)}`, width, height }
  } finally {
    bitmap.close()
  }
}
