/** Extracts the pictures of a PDF of Photo to PDF as files that a browser can open, for comparison. */
import { crc32, deflateSync } from 'node:zlib'

/**
 * @typedef {{
 *   bytes: Buffer,
 *   type: 'jpg' | 'png',
 *   mask: Buffer | null,
 *   orientation: number,
 * }} PagePicture mask: a grey PNG, white where the picture is opaque; orientation: how the page rotates the picture, 1 to 8
 */

const signature = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])
const colourTypes = { gray: 0, rgb: 2, indexed: 3 }
/** Orientations by the signs of a page's matrix [a b c d], as `layoutPage` writes them. */
const orientations = new Map([
  ['+00+', 1],
  ['-00+', 2],
  ['-00-', 3],
  ['+00-', 4],
  ['0--0', 5],
  ['0-+0', 6],
  ['0++0', 7],
  ['0+-0', 8],
])

/** The picture of every page, in order. @param {Buffer} pdf @returns {PagePicture[]} */
export function picturesOf(pdf) {
  const objects = objectsOf(pdf)
  const object = (/** @type {string | undefined} */ number) => {
    const found = objects.get(Number(number))
    if (!found) throw new Error(`the PDF has no object ${number}`)
    return found
  }
  const root = object(/\/Root (\d+) 0 R/.exec(pdf.toString('latin1', pdf.lastIndexOf('trailer')))?.[1])
  const tree = object(/\/Pages (\d+) 0 R/.exec(root.head)?.[1])
  const kids = [...(/\/Kids\[([^\]]*)\]/.exec(tree.head)?.[1] ?? '').matchAll(/(\d+) 0 R/g)]
  return kids.map(([, kid]) => {
    const page = object(kid)
    const image = object(/\/I0 (\d+) 0 R/.exec(page.head)?.[1])
    const drawing = object(/\/Contents (\d+) 0 R/.exec(page.head)?.[1]).data.toString('latin1')
    const maskNumber = /\/SMask (\d+) 0 R/.exec(image.head)?.[1]
    return {
      ...fileOf(image, object),
      mask: maskNumber === undefined ? null : fileOf(object(maskNumber), object).bytes,
      orientation: orientationOf(drawing),
    }
  })
}

/** @typedef {{ head: string, data: Buffer }} PdfObject */

/** All objects by number, from the cross-reference table. @param {Buffer} pdf */
function objectsOf(pdf) {
  const table = Number(/startxref\n(\d+)/.exec(pdf.toString('latin1', pdf.length - 64))?.[1])
  /** @type {Map<number, PdfObject>} */
  const objects = new Map()
  const entries = pdf.toString('latin1', table).matchAll(/^(\d{10}) \d{5} ([nf]) $/gm)
  let number = 0
  for (const [, offset, kind] of entries) {
    if (kind === 'n') objects.set(number, objectAt(pdf, Number(offset)))
    number += 1
  }
  return objects
}

/** @param {Buffer} pdf @param {number} offset @returns {PdfObject} */
function objectAt(pdf, offset) {
  const end = pdf.indexOf('\nendobj', offset)
  const stream = pdf.indexOf('>>\nstream\n', offset)
  if (stream < 0 || stream > end) return { head: pdf.toString('latin1', offset, end), data: Buffer.alloc(0) }
  const head = pdf.toString('latin1', offset, stream)
  const start = stream + '>>\nstream\n'.length
  return { head, data: pdf.subarray(start, start + Number(/\/Length (\d+)$/.exec(head)?.[1])) }
}

/**
 * JPEG data is a complete file; compressed PNG rows get a new header.
 * @param {PdfObject} image @param {(number: string | undefined) => PdfObject} object
 * @returns {{ bytes: Buffer, type: 'jpg' | 'png' }}
 */
function fileOf({ head, data }, object) {
  if (head.includes('/Filter/DCTDecode')) return { bytes: data, type: 'jpg' }
  const number = (/** @type {string} */ name) => Number(new RegExp(`/${name} (\\d+)`).exec(head)?.[1])
  const palette = /\/Indexed .* \d+ <([0-9A-Fa-f]*)>\]/.exec(head)?.[1]
  const kind = palette === undefined ? (number('Colors') === 1 ? 'gray' : 'rgb') : 'indexed'
  const ihdr = Buffer.alloc(13)
  ihdr.writeUInt32BE(number('Width'), 0)
  ihdr.writeUInt32BE(number('Height'), 4)
  ihdr.set([number('BitsPerComponent'), colourTypes[kind]], 8)
  const profile = /\/ICCBased (\d+) 0 R/.exec(head)?.[1]
  const packed = profile === undefined ? null : deflateSync(object(profile).data)
  const parts = [
    signature,
    chunk('IHDR', ihdr),
    ...(packed ? [chunk('iCCP', Buffer.concat([Buffer.from('profile\0\0', 'latin1'), packed]))] : []),
    ...(palette === undefined ? [] : [chunk('PLTE', Buffer.from(palette, 'hex'))]),
    chunk('IDAT', data),
    chunk('IEND', Buffer.alloc(0)),
  ]
  return { bytes: Buffer.concat(parts), type: 'png' }
}

/** The gamma of sRGB as encoders write it, times 100,000, and its tolerance. */
const srgbGamma = { value: 45_455, tolerance: 500 }

/**
 * A PNG with the gamma of its source if that is about sRGB's: browsers then apply a pure power function, PDF readers
 * sRGB itself. Null if there is nothing to add.
 * @param {Buffer} png @param {Buffer} source
 */
export function withSrgbGamma(png, source) {
  const found = ['gAMA', 'cHRM'].map((type) => chunkOf(source, type)).filter((each) => each !== null)
  const gamma = found[0]?.toString('latin1', 4, 8) === 'gAMA' ? found[0].readUInt32BE(8) : 0
  if (Math.abs(gamma - srgbGamma.value) > srgbGamma.tolerance || chunkOf(png, 'iCCP')) return null
  const behindIhdr = signature.length + 25
  return Buffer.concat([png.subarray(0, behindIhdr), ...found, png.subarray(behindIhdr)])
}

/** The first chunk of a type before the image data. @param {Buffer} png @param {string} wanted */
function chunkOf(png, wanted) {
  if (!png.subarray(0, signature.length).equals(signature)) return null
  for (let at = signature.length; at + 12 <= png.length; ) {
    const end = at + 12 + png.readUInt32BE(at)
    const type = png.toString('latin1', at + 4, at + 8)
    if (type === wanted) return png.subarray(at, end)
    if (type === 'IDAT') break
    at = end
  }
  return null
}

/** @param {string} type @param {Buffer} data */
function chunk(type, data) {
  const framed = Buffer.alloc(data.length + 12)
  framed.writeUInt32BE(data.length, 0)
  framed.write(type, 4, 'latin1')
  framed.set(data, 8)
  framed.writeUInt32BE(crc32(framed.subarray(4, data.length + 8)), data.length + 8)
  return framed
}

/** @param {string} drawing */
function orientationOf(drawing) {
  const matrix = /^q (\S+) (\S+) (\S+) (\S+) \S+ \S+ cm/.exec(drawing)?.slice(1) ?? []
  const signs = matrix.map((value) => (Number(value) > 0 ? '+' : Number(value) < 0 ? '-' : '0')).join('')
  const orientation = orientations.get(signs)
  if (orientation === undefined) throw new Error(`no orientation has the matrix ${drawing}`)
  return orientation
}
