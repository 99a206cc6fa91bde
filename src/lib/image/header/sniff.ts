import { latin1 } from '../bytes/byte-order.ts'
import { rawPhotoIn } from '../exif/raw-photo.ts'

/** Picture formats recognised by their first bytes. */
export type ImageFormat =
  | 'jpeg'
  | 'png'
  | 'webp'
  | 'gif'
  | 'bmp'
  | 'avif'
  | 'heic'
  | 'svg'
  | 'tiff'
  | 'jxl'
  | 'ico'
  | 'jp2'
  | 'psd'
  | RawPhoto

/** Raw formats of cameras, by their usual extension. */
export type RawPhoto = (typeof rawPhotos)[number]
const rawPhotos = ['arw', 'cr2', 'cr3', 'dng', 'nef', 'orf', 'raf', 'rw2'] as const

export function isOfRawPhoto(format: string): format is RawPhoto {
  return rawPhotos.some((raw) => raw === format)
}

/** The most bytes from the start that `sniff` looks at. */
export const sniffLength = 1024

const heicBrands = ['heic', 'heix', 'heim', 'heis', 'hevc', 'hevx', 'hevm', 'hevs', 'mif1', 'msf1', 'heif']

/**
 * Detects the format by the first bytes of a file, never by its name or declared type; null for anything else.
 * `head` is the file's start, ideally `sniffLength` bytes. Signatures: WHATWG MIME Sniffing, ISO 23008-12, ISO 18181-2.
 */
export function sniff(head: Uint8Array): ImageFormat | null {
  if (startsWith(head, [0xff, 0xd8, 0xff])) return 'jpeg'
  if (startsWith(head, [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])) return 'png'
  const text = latin1(head.subarray(0, sniffLength))
  if (text.startsWith('RIFF') && text.startsWith('WEBP', 8)) return 'webp'
  if (text.startsWith('GIF87a') || text.startsWith('GIF89a')) return 'gif'
  if (text.startsWith('BM') && isBmp(head)) return 'bmp'
  if (text.startsWith('8BPS\0')) return 'psd'
  if (text.startsWith('\0\0\0\x0cjP  \r\n\x87\n')) return 'jp2'
  if (text.startsWith('FUJIFILMCCD-RAW')) return 'raf'
  if (/^(?:IIR[OS]|MMOR)/.test(text)) return 'orf'
  if (text.startsWith('IIU\0')) return 'rw2'
  if (text.startsWith('II*\0') || text.startsWith('MM\0*')) return rawPhotoIn(head) ?? 'tiff'
  // BigTIFF.
  if (text.startsWith('II+\0\x08\0') || text.startsWith('MM\0+\0\x08')) return 'tiff'
  if (startsWith(head, [0xff, 0x0a]) || text.startsWith('\0\0\0\x0cJXL \r\n\x87\n')) return 'jxl'
  if (text.startsWith('\0\0\x01\0') && head.length >= 6 && (head[4] ?? 0) > 0 && head[5] === 0) return 'ico'
  if (text.startsWith('ftyp', 4)) return isoBaseMedia(text)
  return isSvg(text) ? 'svg' : null
}

/** BITMAPFILEHEADER, followed by a header of a known length. */
function isBmp(head: Uint8Array): boolean {
  const headerSize = head[14] ?? 0
  return head.length >= 18 && [12, 40, 52, 56, 64, 108, 124].includes(headerSize) && head[15] === 0
}

function isoBaseMedia(text: string): ImageFormat | null {
  const length = text.charCodeAt(2) * 256 + text.charCodeAt(3)
  const brands: readonly string[] =
    text.slice(8, Math.max(12, Math.min(length, text.length))).match(/.{4}/gs) ?? []
  if (brands[0] === 'crx ') return 'cr3'
  if (brands.includes('avif') || brands.includes('avis')) return 'avif'
  return brands.some((brand) => heicBrands.includes(brand)) ? 'heic' : null
}

/** Drops prologue, comments and document type in one linear pass; the root element has to follow. */
function isSvg(text: string): boolean {
  const prologue = /^\xef\xbb\xbf|<\?xml[^>]*>|<!--[\s\S]*?-->|<!DOCTYPE[^>]*>/gi
  return /^<(?:svg:)?svg[\s>]/i.test(text.replace(prologue, '').trimStart())
}

function startsWith(head: Uint8Array, signature: readonly number[]): boolean {
  return signature.every((byte, index) => head[index] === byte)
}
