/** Verifies the comparison before a run, with correct results and with results that have a known fault. */
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { faultOf } from './compare-pictures.js'

/** A photograph's size, and that of the smallest pictures of test suites. */
const sizes = [
  { width: 640, height: 480 },
  { width: 32, height: 24 },
]
/** The known faults; the first one is none. */
const ways = [
  'right',
  'upside down',
  'mirrored',
  'half cut off',
  'moved',
  'red and blue swapped',
  'colours of another space',
  'blank',
]
/** Detectable only in lossless results. */
const onePixel = 'one pixel a little darker'

/** Wrong results of the comparison; empty if it is reliable. @param {import('@playwright/test').Page} comparison */
export async function comparisonFaults(comparison) {
  const folder = mkdtempSync(join(tmpdir(), 'corpus-'))
  const found = []
  try {
    for (const size of sizes) {
      for (const promised of /** @type {const} */ ([{ kind: 'png' }, { kind: 'jpeg', quality: 0.8 }])) {
        const tried = promised.kind === 'png' ? [...ways, onePixel] : ways
        const pictures = await comparison.evaluate(draw, { ...size, ways: tried, ...promised })
        const paths = pictures.map((base64, index) => {
          const path = join(folder, `${index}`)
          writeFileSync(path, Buffer.from(base64, 'base64'))
          return path
        })
        const [source = '', ...results] = paths
        for (const [index, way] of tried.entries()) {
          const fault = await faultOf(comparison, source, { path: results[index] ?? '', promised })
          const about = `${way}, ${promised.kind}, ${size.width} x ${size.height}`
          if ((fault === null) !== (way === 'right')) found.push(`${about}: ${fault ?? 'not seen'}`)
        }
      }
    }
    return found
  } finally {
    rmSync(folder, { recursive: true })
  }
}

/**
 * Runs in the page: a Display P3 picture as PNG, and a result for each fault, as base64.
 * @param {{ width: number, height: number, ways: readonly string[], kind: 'png' | 'jpeg', quality?: number }} options
 */
async function draw({ width, height, ways: wanted, kind, quality }) {
  /** @param {OffscreenCanvas} canvas @param {string} type */
  const coded = async (canvas, type) => {
    const blob = await canvas.convertToBlob({ type, ...(quality === undefined ? {} : { quality }) })
    return btoa(
      [...new Uint8Array(await blob.arrayBuffer())].map((byte) => String.fromCharCode(byte)).join(''),
    )
  }
  /** @param {PredefinedColorSpace} colorSpace */
  const canvasIn = (colorSpace) => {
    const canvas = new OffscreenCanvas(width, height)
    const context = canvas.getContext('2d', { colorSpace })
    if (!context) throw new Error('no canvas')
    return { canvas, context }
  }
  const original = canvasIn('display-p3')
  const gradient = original.context.createLinearGradient(0, 0, width, height)
  const stops = ['color(display-p3 1 0.2 0.1)', '#ccc', 'color(display-p3 0.1 0.8 0.2)', '#223']
  for (const [index, stop] of stops.entries()) gradient.addColorStop(index / 3, stop)
  original.context.fillStyle = gradient
  original.context.fillRect(0, 0, width, height)
  original.context.fillStyle = '#26c'
  original.context.fillRect(width / 8, height / 8, width / 4, height / 4)
  const pixels = original.context.getImageData(0, 0, width, height).data

  /** @param {string} way */
  const spoilt = (way) => {
    const { canvas, context } = canvasIn(way === 'colours of another space' ? 'srgb' : 'display-p3')
    if (way === 'upside down') context.setTransform(-1, 0, 0, -1, width, height)
    if (way === 'mirrored') context.setTransform(-1, 0, 0, 1, width, 0)
    context.drawImage(original.canvas, way === 'moved' ? width / 8 : 0, 0)
    context.fillStyle = 'white'
    if (way === 'half cut off') context.fillRect(0, height / 2, width, height / 2)
    if (way === 'blank') context.fillRect(0, 0, width, height)
    if (way === 'red and blue swapped') {
      const swapped = pixels.map((_, at) => pixels[at % 4 === 0 ? at + 2 : at % 4 === 2 ? at - 2 : at] ?? 0)
      context.putImageData(new ImageData(swapped, width, height, { colorSpace: 'display-p3' }), 0, 0)
    }
    // The same values, tagged with another colour space.
    if (way === 'colours of another space') context.putImageData(new ImageData(pixels, width, height), 0, 0)
    if (way.startsWith('one pixel')) {
      const changed = context.getImageData(width - 1, height - 1, 1, 1, { colorSpace: 'display-p3' })
      changed.data[1] = (changed.data[1] ?? 0) - 1
      context.putImageData(changed, width - 1, height - 1)
    }
    return canvas
  }
  const results = wanted.map((way) => coded(spoilt(way), `image/${kind}`))
  return Promise.all([coded(original.canvas, 'image/png'), ...results])
}
