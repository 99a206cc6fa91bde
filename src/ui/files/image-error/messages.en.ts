import { isOfRawPhoto } from '../../../lib/image/header/sniff.ts'
import type { RowsReason, UnsupportedFormat } from '../../../lib/image/image-error.ts'
import type { WorkError } from '../../../lib/image/image-work.ts'
import {
  isLarge,
  maxDecodeMegapixels,
  maxSide,
  mayBeEmbedded,
} from '../../../lib/image/pixels/size-limits.ts'

const kinds: Readonly<Record<string, string>> = {
  'jpeg-12-bit': '12-bit JPEG',
  'jpeg-lossless': 'lossless JPEG',
  'jpeg-arithmetic': 'arithmetic JPEG',
  'jpeg-components': 'JPEG with unusual colours',
  jxl: 'JPEG XL',
  jp2: 'JPEG 2000',
  psd: 'Photoshop',
  webp: 'WebP',
}

/** The format's common name, such as "HEIC" or "JPEG XL". */
export const formatName = (format: UnsupportedFormat): string => kinds[format] ?? format.toUpperCase()

/** How a part of the site is loaded that was not. */
const connect =
  'Connect to the internet and try again; after that it works offline too. If the offline lock is on, turn it off first on the page “Check it yourself”.'

/** Why an image cannot be used, and what can be done about it. */
export function reasonOf(error: WorkError): string {
  switch (error.kind) {
    case 'empty':
      return 'The file is empty. Choose another copy.'
    case 'not-an-image':
      return 'This file isn’t an image. Choose another one.'
    case 'truncated':
      return 'The file is incomplete: part of the image is missing.'
    case 'corrupt':
      return 'The file is damaged. Choose another copy, or open it in a photo editor and save it again.'
    case 'too-large':
      return tooLarge(error)
    case 'not-by-rows':
      return notByRows(error)
    case 'unsupported':
      return unsupported(error.format)
    case 'decoder-missing':
      return `Couldn’t load the part of this site that opens ${formatName(error.format)} files. ${connect}`
    case 'encoder-missing':
      return `Couldn’t load the part of this site that creates ${formatName(error.format)} files. ${connect}`
    case 'too-large-for':
      return `At ${error.width} × ${error.height} pixels, this image is too large to save as ${formatName(error.format)} here. Choose JPG or PNG instead, or crop it.`
    case 'not-looked-at':
      return 'Your browser couldn’t open this file. Close other tabs and try again.'
    case 'too-many-scans':
      return `This JPEG is stored in ${error.scans} scans, so it would take too long to open. Open it in a photo editor and save it as JPEG or PNG first.`
    case 'timed-out':
      return 'This took far longer than an image of this size should, so it was stopped. Try again, or open the image in a photo editor and save it again first.'
    case 'unreadable':
      return 'The file was changed, moved or deleted. Choose it again.'
    case 'unexpected':
      return 'Your browser couldn’t finish. Close other tabs and try again.'
  }
}

function tooLarge({ width, height }: { readonly width: number; readonly height: number }): string {
  if (Math.max(width, height) > maxSide)
    return `At ${width} × ${height} pixels, this image is too large: neither side can be over ${maxSide} pixels here. Make a smaller copy in a photo editor first.`
  if (!isLarge({ width, height }))
    return `An image of ${width} × ${height} pixels needs more memory than this page can use. Make a smaller copy in a photo editor first.`
  const sentence = `At ${width} × ${height} pixels, this image is over the ${maxDecodeMegapixels} megapixels that can be opened safely here.`
  return mayBeEmbedded({ width, height })
    ? `${sentence} The image compressor can make a smaller copy of a JPEG or PNG of this size, and Photo to PDF takes JPEG photos of this size as they are. For any other image, make a smaller copy in a photo editor first.`
    : `${sentence} Make a smaller copy first, in Photos on Windows, Preview on a Mac or your phone’s editor.`
}

/** Images above the limit are opened row by row, which these cannot. */
function notByRows({ reason, width, height }: Extract<WorkError, { kind: 'not-by-rows' }>): string {
  const size = `At ${width} × ${height} pixels, this image is too large to open in one go here`
  const sentences: Readonly<Record<RowsReason, string>> = {
    interlaced: `${size}, and an interlaced PNG can’t be opened row by row. Save it without interlacing in a photo editor first.`,
    inks: `${size}, and a CMYK JPEG can’t be opened row by row. Save it as RGB in a photo editor first.`,
    scans: `${size}, and a non-interleaved JPEG (colours stored separately) can’t be opened row by row. Open it in a photo editor and save it again first.`,
    progressive: `${size}, and a progressive JPEG can only be opened at an eighth of its size. Set the maximum size to ${Math.floor(width / 8)} × ${Math.floor(height / 8)} or less, or save it without “progressive” in a photo editor first.`,
    colours: `${size}, and the colours of this PNG need converting. Set a smaller maximum size, or save it as sRGB in a photo editor first.`,
    browser: `${size}. Your browser can’t open it row by row, or part of this site didn’t load. Check your connection and try again, or use a newer browser.`,
  }
  return sentences[reason]
}

function unsupported(format: UnsupportedFormat): string {
  if (format === 'heic')
    return 'This type of HEIC photo can’t be opened here. Try Safari, or save it as JPEG first: on an iPhone, share it from Photos with Options › Most Compatible. For new photos, choose Settings › Camera › Formats › Most Compatible.'
  if (isOfRawPhoto(format))
    return `This raw photo (${formatName(format)}) doesn’t contain a usable JPEG. Use the JPEG the camera saved beside it, or export one with the camera maker’s software.`
  if (format === 'jxl')
    return 'This JPEG XL file can’t be opened here: it may be in CMYK, or your browser may be too old. Save it as JPEG or PNG first.'
  return `Your browser can’t open this type of image (${formatName(format)}). Save it as JPEG or PNG first.`
}
