/**
 * Compares a tool's result with its source, both as the browser renders them, in a separate page.
 */

/** @typedef {import('@playwright/test').Page} Page */
/**
 * @typedef {{
 *   kind: 'jpeg', quality: number, box?: { width: number, height: number }, narrow?: boolean
 * } | { kind: 'png', narrow?: boolean }} Promised quality is 0 to 1; narrow: colours beyond sRGB may be lost
 */
/**
 * @typedef {{
 *   path: string, promised: Promised, mask?: string | null, orientation?: number
 * }} Result mask: a grey picture, white where the result is opaque; orientation: EXIF orientation, 1 to 8
 */

/** Lossy pictures are compared at a quarter of their size and at most this many pixels a side, where artefacts of single pixels average out. */
const side = 64
/**
 * Allowed difference from the source at that size, on a scale of 255, beyond that of the browser's own JPEG of the same
 * quality.
 */
const slack = 2
/** Allowed factor for another encoder. It matters only in pictures of few pixels, where chroma subsampling changes colours. */
const costlier = 1.3
/** Maximum side of the canvas on which a source is encoded for comparison, in pixels. */
const maxCanvasSide = 8192
/** Maximum number of bands of 4 megapixels whose pixels are compared one by one: all of an image of up to 128 megapixels. */
const maxBands = 32

/** Opens a page that can load files. @param {import('@playwright/test').Browser} browser */
export async function openComparisonPage(browser) {
  const page = await browser.newPage()
  await page.setContent('<input type="file" multiple>')
  return page
}

/**
 * Returns what is wrong with a result; null if nothing is, or if the browser cannot render the source.
 * @param {Page} comparison @param {string} source path @param {Result} result
 */
export async function faultOf(comparison, source, { path, promised, mask, orientation = 1 }) {
  await comparison.locator('input').setInputFiles([source, path, ...(mask ? [mask] : [])])
  return comparison.evaluate(judgePair, {
    promised,
    orientation,
    side,
    slack,
    costlier,
    maxCanvasSide,
    maxBands,
  })
}

/**
 * Runs in the page.
 * @param {{ promised: Promised, orientation: number, side: number, slack: number, costlier: number, maxCanvasSide: number, maxBands: number }} options
 * @returns {Promise<string | null>}
 */
async function judgePair({ promised, orientation, side, slack, costlier, maxCanvasSide, maxBands }) {
  const [source, result, mask] = /** @type {HTMLInputElement} */ (document.querySelector('input')).files ?? []
  if (!source || !result) throw new Error('two files are compared')

  /** @param {Blob} blob */
  const open = async (blob) => {
    const image = new Image()
    const url = URL.createObjectURL(blob)
    image.src = url
    try {
      await image.decode()
      const bitmap = await createImageBitmap(blob)
      const { width, height } = bitmap
      bitmap.close()
      return { image, width, height }
    } catch {
      return null
    } finally {
      URL.revokeObjectURL(url)
    }
  }

  /** Rotates WebP by its EXIF orientation, which Chromium ignores. @param {File} file */
  const webpOrientation = async (file) => {
    const bytes = new DataView(await file.arrayBuffer())
    const text = new TextDecoder('latin1').decode(bytes.buffer)
    const chunk = text.startsWith('RIFF') && text.slice(8, 12) === 'WEBP' ? text.indexOf('EXIF') : -1
    if (chunk < 0) return 1
    const tiff = text.slice(chunk + 8, chunk + 14) === 'Exif\0\0' ? chunk + 14 : chunk + 8
    const little = text.slice(tiff, tiff + 2) === 'II'
    const first = tiff + bytes.getUint32(tiff + 4, little)
    for (let entry = 0; entry < bytes.getUint16(first, little); entry += 1)
      if (bytes.getUint16(first + 2 + entry * 12, little) === 0x112)
        return bytes.getUint16(first + 10 + entry * 12, little)
    return 1
  }

  /** Each orientation as canvas transform of a unit square (CIPA DC-008, tag 0x112). @type {Record<number, number[]>} */
  const turns = {
    2: [-1, 0, 0, 1, 1, 0],
    3: [-1, 0, 0, -1, 1, 1],
    4: [1, 0, 0, -1, 0, 1],
    5: [0, 1, 1, 0, 0, 0],
    6: [0, 1, -1, 0, 1, 0],
    7: [0, -1, -1, 0, 1, 1],
    8: [0, -1, 1, 0, 0, 1],
  }
  /**
   * Draws on white, scaled to a size; returns a band of the pixels. @param {CanvasImageSource} image
   * @param {{ width: number, height: number, turn?: number, top?: number, rows?: number, space?: PredefinedColorSpace }} how
   */
  const paint = (image, { width, height, turn = 1, top = 0, rows = height, space = 'display-p3' }) => {
    const canvas = new OffscreenCanvas(width, rows)
    const context = canvas.getContext('2d', { colorSpace: space, willReadFrequently: true })
    if (!context) throw new Error('no canvas')
    context.imageSmoothingQuality = 'high'
    context.fillStyle = 'white'
    context.fillRect(0, 0, width, rows)
    context.translate(0, -top)
    const [a = 1, b = 0, c = 0, d = 1, e = 0, f = 0] = turns[turn] ?? []
    if (turn !== 1) {
      context.scale(width, height)
      context.transform(a, b, c, d, e, f)
      context.drawImage(image, 0, 0, 1, 1)
    } else context.drawImage(image, 0, 0, width, height)
    return { canvas, pixels: context.getImageData(0, 0, width, rows, { colorSpace: space }).data }
  }
  /** Mean absolute difference. @param {Uint8ClampedArray} a @param {Uint8ClampedArray} b */
  const difference = (a, b) =>
    a.reduce((sum, value, at) => sum + Math.abs(value - (b[at] ?? 0)), 0) / (a.length * 0.75)

  /** A picture with the brightness of another one as its alpha channel. @param {HTMLImageElement} image @param {HTMLImageElement} opacity @param {{ width: number, height: number }} size */
  const masked = (image, opacity, { width, height }) => {
    const pixelsOf = (/** @type {HTMLImageElement} */ each) => paint(each, { width, height, space: 'srgb' })
    const { canvas, pixels } = pixelsOf(image)
    const alpha = pixelsOf(opacity).pixels
    for (let at = 3; at < pixels.length; at += 4) pixels[at] = alpha[at - 3] ?? 0
    const context = canvas.getContext('2d')
    context?.clearRect(0, 0, width, height)
    context?.putImageData(new ImageData(pixels, width, height), 0, 0)
    return canvas
  }

  const isSeeThrough = () => {
    const canvas = new OffscreenCanvas(small.width, small.height)
    const context = canvas.getContext('2d')
    if (!context || !from) throw new Error('no canvas')
    context.drawImage(from.image, 0, 0, small.width, small.height)
    const { data } = context.getImageData(0, 0, small.width, small.height)
    return data.some((value, at) => at % 4 === 3 && value < 255)
  }

  const from = await open(source)
  if (!from) return null
  const to = await open(result)
  const opacity = mask ? await open(mask) : null
  if (!to || (mask && !opacity)) return 'the result cannot be opened'
  const picture = opacity ? masked(to.image, opacity.image, to) : to.image
  const turn = await webpOrientation(source)
  /** @param {number} how @param {{ width: number, height: number }} size */
  const turnedSize = (how, size) => (how > 4 ? { width: size.height, height: size.width } : size)
  const [upright, shown] = [turnedSize(turn, from), turnedSize(orientation, to)]
  const box = promised.kind === 'jpeg' ? promised.box : undefined
  const scale = box ? Math.min(1, box.width / upright.width, box.height / upright.height) : 1
  const [width, height] = [
    Math.max(1, Math.round(upright.width * scale)),
    Math.max(1, Math.round(upright.height * scale)),
  ]
  if (shown.width !== width || shown.height !== height)
    return `${shown.width} x ${shown.height} pixels instead of ${width} x ${height}`

  const smallSide = (/** @type {number} */ length) => Math.max(1, Math.min(side, length >> 2))
  const small = { width: smallSide(width), height: smallSide(height) }
  // No canvas is as large as some files are.
  const share = Math.min(1, maxCanvasSide / Math.max(width, height))
  const coded = { width: Math.ceil(width * share), height: Math.ceil(height * share) }
  const after = paint(picture, { ...small, turn: orientation }).pixels
  /** The source on a canvas of a colour space, which affects blending with white and the error of its JPEG. @param {PredefinedColorSpace} space */
  const sourceIn = async (space) => {
    const { canvas } = paint(from.image, { ...coded, turn, space })
    const before = paint(canvas, small).pixels
    if (promised.kind === 'png') return { cost: 0, found: difference(before, after) }
    // The error of lossy encoding itself, such as chroma subsampling in pictures of few pixels.
    const blob = await canvas.convertToBlob({ type: 'image/jpeg', quality: promised.quality })
    const cost = difference(before, paint(await createImageBitmap(blob), small).pixels)
    return { cost, found: difference(before, after) }
  }
  const [wide, narrow] = [await sourceIn('display-p3'), await sourceIn('srgb')]
  const cost = Math.max(wide.cost, narrow.cost)
  // In sRGB, colours beyond it are lost: compare there only if that is allowed, or if the picture is translucent.
  const found = promised.narrow || isSeeThrough() ? Math.min(wide.found, narrow.found) : wide.found
  if (!(found <= cost * costlier + slack))
    return `differs by ${found.toFixed(1)} of 255, where coding alone costs ${cost.toFixed(1)}`
  if (promised.kind !== 'png') return null

  /** @param {PredefinedColorSpace} space */
  const changedIn = (space) => {
    const band = Math.max(1, Math.floor(4_000_000 / width))
    let changed = 0
    // Each band decodes a large image once more: of very large ones some are compared.
    const step = band * Math.ceil(height / band / maxBands)
    for (let top = 0; top < height; top += step) {
      const how = { width, height, top, rows: Math.min(band, height - top), space }
      const a = new Uint32Array(paint(from.image, { ...how, turn }).pixels.buffer)
      const b = new Uint32Array(paint(picture, { ...how, turn: orientation }).pixels.buffer)
      for (let at = 0; at < a.length; at += 1) if (a[at] !== b[at]) changed += 1
    }
    return changed
  }
  // Rounding may differ in the other colour space.
  const changed = changedIn('srgb') && changedIn('display-p3')
  return changed === 0 ? null : `${changed} of ${width * height} pixels changed`
}
