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
  'jpeg-12-bit': 'JPEG with 12 bits a colour',
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
  'Connect to the internet and try again; from then on it works offline too. If the offline lock is on, switch it off first, on the page “Check it yourself”.'

/** Why a picture cannot be used, and what can be done about it. */
export function reasonOf(error: WorkError): string {
  switch (error.kind) {
    case 'empty':
      return 'The file is empty. Pick another copy of it.'
    case 'not-an-image':
      return 'This is not a picture. Pick another file.'
    case 'truncated':
      return 'The file is cut off: a part of the picture is missing.'
    case 'corrupt':
      return 'The file is damaged. Pick another copy of it, or open it in a photo program and save it anew.'
    case 'too-large':
      return tooLarge(error)
    case 'not-by-rows':
      return notByRows(error)
    case 'unsupported':
      return unsupported(error.format)
    case 'decoder-missing':
      return `The part of this site that opens ${formatName(error.format)} files could not be loaded. ${connect}`
    case 'encoder-missing':
      return `The part of this site that makes ${formatName(error.format)} files could not be loaded. ${connect}`
    case 'too-large-for':
      return `${error.width} × ${error.height} pixels are more than can become ${formatName(error.format)} here. Choose JPG or PNG for this picture, or crop it.`
    case 'not-looked-at':
      return 'The browser could not open it for this page. Close other tabs and try again.'
    case 'too-many-scans':
      return `The picture is split into ${error.scans} layers. Opening it would take very long, so it was not tried. Open it in a photo program and save it as JPEG or PNG first.`
    case 'timed-out':
      return 'This took far longer than a picture of its size should, so it was stopped. Try again, or save the picture anew in a photo program first.'
    case 'unreadable':
      return 'The file was changed, moved or deleted after it was picked. Pick it again.'
    case 'unexpected':
      return 'The browser could not finish. Close other tabs and try again.'
  }
}

function tooLarge({ width, height }: { readonly width: number; readonly height: number }): string {
  if (Math.max(width, height) > maxSide)
    return `${width} × ${height} pixels: a side of more than ${maxSide} pixels cannot be opened here. Make a smaller copy in a photo program first.`
  if (!isLarge({ width, height }))
    return `A picture of ${width} × ${height} pixels needs more memory than this page can use. Make a smaller copy in a photo program first.`
  const sentence = `${width} × ${height} pixels are more than the ${maxDecodeMegapixels} megapixels that can be opened safely here.`
  return mayBeEmbedded({ width, height })
    ? `${sentence} The Image Compressor makes a smaller copy of a JPEG or PNG of this size, and Photo to PDF takes JPEG photos of this size as they are. Make a smaller copy of any other picture in a photo program first.`
    : `${sentence} Make a smaller copy first, with Photos on Windows, Preview on a Mac or the editor of your phone.`
}

/** Pictures above the limit are opened row by row, which these cannot. */
function notByRows({ reason, width, height }: Extract<WorkError, { kind: 'not-by-rows' }>): string {
  const size = `${width} × ${height} pixels are more than can be opened at once here`
  const sentences: Readonly<Record<RowsReason, string>> = {
    interlaced: `${size}, and this PNG is interlaced, so that it cannot be opened row by row. Save it without interlacing in a photo program first.`,
    inks: `${size}, and the colours of this JPEG are inks (CMYK). Save it as RGB in a photo program first.`,
    scans: `${size}, and this JPEG is stored colour by colour, so that it cannot be opened row by row. Save it anew in a photo program first.`,
    progressive: `${size}, and this JPEG is progressive, so that it can only be opened at an eighth of its size. Set the maximum size to ${Math.floor(width / 8)} × ${Math.floor(height / 8)} or less, or save it without “progressive” in a photo program first.`,
    colours: `${size}, and the colours of this PNG need to be converted. Set a smaller maximum size, or save it as sRGB in a photo program first.`,
    browser: `${size}: this browser cannot open such pictures row by row, or the part of this site that does it could not be loaded. Check the connection and try again, or use a newer browser.`,
  }
  return sentences[reason]
}

function unsupported(format: UnsupportedFormat): string {
  if (format === 'heic')
    return 'This HEIC photo is of a kind that cannot be opened here; Safari may open it. Or save it as JPEG first: on an iPhone, share it from Photos with Options › Most Compatible. For new photos choose Settings › Camera › Formats › Most Compatible.'
  if (isOfRawPhoto(format))
    return `This raw photo (${formatName(format)}) contains no JPEG that could be used. Use the JPEG that the camera saved beside it, or export one with the camera maker’s program.`
  if (format === 'jxl')
    return 'This JPEG XL file cannot be opened here: its colours may be inks (CMYK), or the browser too old. Save it as JPEG or PNG first.'
  return `This browser cannot open this kind of picture (${formatName(format)}). Save it as JPEG or PNG first.`
}
