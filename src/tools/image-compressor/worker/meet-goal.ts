import { contextOf } from '../../../lib/image/browser/context.ts'
import { encodeCanvas } from '../../../lib/image/browser/encode-canvas.ts'
import { createLookMeter } from '../../../lib/image/browser/measure-look.ts'
import { encodeMozjpeg } from '../../../lib/image/browser/mozjpeg.ts'
import { pixelsOf } from '../../../lib/image/browser/paint.ts'
import { resizePixels } from '../../../lib/image/browser/resize.ts'
import { type PixelSize, scaled } from '../../../lib/image/fit-box.ts'
import { searchTargetLook } from '../../../lib/image/target-look.ts'
import { searchTargetSize } from '../../../lib/image/target-size.ts'
import type { GoalOutcome } from '../core/compressed.ts'
import { fullColourFrom } from '../core/quality-scale.ts'
import { type CompressorSettings, looks } from '../core/settings.ts'
import { type Candidate, type Coder, codeAndMeasure } from './improve.ts'

export type Met = {
  readonly candidate: Candidate
  readonly size: PixelSize
  readonly encodes: number
  readonly outcome: GoalOutcome
  readonly shrunk: boolean
}

const mostEncodes = 6
const lowestQuality = 5

/** The file for a wanted look or size. */
export async function meetGoal(coder: Coder, settings: CompressorSettings, fast: Candidate): Promise<Met> {
  const pixels = pixelsOf(coder.canvas, coder.colourSpace)
  return settings.goal === 'look'
    ? meetLook(coder, pixels, looks[settings.look])
    : meetSize(coder, pixels, settings.kilobytes * 1024, fast)
}

/** From this quality on full colours may cost less than what half of them need to look the same. */
const tryFullColourFrom = 90

async function meetLook(coder: Coder, pixels: ImageData, target: number): Promise<Met> {
  const meter = createLookMeter(pixels)
  const { module } = coder
  const search = (encode: Parameters<typeof searchTargetLook<Uint8Array<ArrayBuffer>>>[0]['encode']) =>
    searchTargetLook({ target, lowest: lowestQuality, highest: 100, first: target, mostEncodes: 5, encode })
  const byCanvas = async (quality: number) => {
    const jpeg = await codeByCanvas(coder.canvas, quality)
    return { bytes: jpeg.length, look: await meter.score(new Blob([jpeg])), output: jpeg }
  }
  const byMozjpeg = (fullColour: boolean) =>
    module ? codeAndMeasure(module, pixels, meter, { quantTable: 2, fullColour }) : byCanvas
  let found = await search(byMozjpeg(false))
  let { encodes } = found
  // Fine coloured detail, such as red text, never looks right with half the colours.
  if (module && (found.best?.quality ?? 100) >= tryFullColourFrom) {
    const full = await search(byMozjpeg(true))
    encodes += full.encodes
    const closer = found.best
      ? full.best && full.best.bytes < found.best.bytes
      : full.best || isCloser(full, found)
    if (closer) found = full
  }
  const { output, look } = found.best ?? found.closest
  return {
    candidate: { jpeg: output, encoder: module ? 'mozjpeg' : 'canvas', look },
    size: { width: pixels.width, height: pixels.height },
    encodes,
    outcome: found.best ? 'met' : 'missed',
    shrunk: false,
  }
}

type WithClosest = { readonly closest: { readonly look: number } }

function isCloser(a: WithClosest, b: WithClosest): boolean {
  return a.closest.look > b.closest.look
}

/** Full pixels unless even the lowest quality is too large; then once fewer, as many as should fit. */
async function meetSize(coder: Coder, pixels: ImageData, target: number, fast: Candidate): Promise<Met> {
  // The browser's file at 0.8 tells where to start: sizes about double every 23 steps of quality.
  const first = 75 + (Math.log(target / fast.jpeg.length) / Math.log(2)) * 23
  const whole = await searchSize(coder, pixels, target, first)
  if (whole.best) return sized(coder, pixels, whole.best.output, whole.encodes, 'met', false)
  let [smaller, encodes] = [pixels, whole.encodes]
  let smallest = whole.smallest
  for (let round = 0; round < 3; round += 1) {
    const scale = Math.min(0.9, Math.sqrt(target / smallest.bytes) * 0.95)
    smaller = await resizePixels(smaller, scaled(smaller, scale))
    const found = await searchSize(coder, smaller, target, lowestQuality + 15)
    encodes += found.encodes
    if (found.best) return sized(coder, smaller, found.best.output, encodes, 'met', true)
    smallest = found.smallest
    if (smaller.width * smaller.height === 1) break
  }
  return sized(coder, smaller, smallest.output, encodes, 'missed', true)
}

function searchSize(coder: Coder, pixels: ImageData, target: number, first: number) {
  const { module } = coder
  return searchTargetSize({
    target,
    lowest: lowestQuality,
    highest: 100,
    first: Math.max(lowestQuality, Math.min(100, first)),
    mostEncodes,
    async encode(quality) {
      const output = module
        ? await encodeMozjpeg(module, pixels, {
            quality,
            quantTable: 2,
            fullColour: quality >= fullColourFrom,
          })
        : await codeByCanvas(canvasOf(pixels), quality)
      return { bytes: output.length, output }
    },
  })
}

function sized(
  { module }: Coder,
  { width, height }: ImageData,
  jpeg: Uint8Array<ArrayBuffer>,
  encodes: number,
  outcome: GoalOutcome,
  shrunk: boolean,
): Met {
  const candidate: Candidate = { jpeg, encoder: module ? 'mozjpeg' : 'canvas', look: null }
  return { candidate, size: { width, height }, encodes, outcome, shrunk }
}

function canvasOf(pixels: ImageData): OffscreenCanvas {
  const canvas = new OffscreenCanvas(pixels.width, pixels.height)
  contextOf(canvas, { colorSpace: pixels.colorSpace as 'srgb' | 'display-p3' }).putImageData(pixels, 0, 0)
  return canvas
}

async function codeByCanvas(canvas: OffscreenCanvas, quality: number): Promise<Uint8Array<ArrayBuffer>> {
  return new Uint8Array(await (await encodeCanvas(canvas, 'image/jpeg', quality / 100)).arrayBuffer())
}
