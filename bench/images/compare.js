/** All quality measurements of one photograph. */

/**
 * @import { Page } from 'playwright-core'
 * @import { QualityPreset } from '../../src/tools/image-compressor/core/settings.ts'
 * @import { Bench, Scored } from './candidates/bench-page.js'
 */

/** @typedef {Scored & { quality: number }} Point */
/**
 * @typedef {{
 *   photo: string,
 *   canvas: Point[], squoosh: Point[], jpegliHalved: Scored[], jpegliFull: Scored[], ours: (Point & { encoder: string })[],
 *   peers: { compressorjs: Scored, bic: Scored },
 *   sizes: { target: number, ours: Scored & { encodes: number }, bic: Scored }[],
 *   looks: { look: QualityPreset, ours: Scored }[],
 *   png: { canvas: number, ours: number, changed: number },
 *   scaled: { canvas: number, ours: number, coderAlone: number },
 * }} Compared
 */

const maxSide = 512
const qualities = [0.3, 0.4, 0.5, 0.6, 0.7, 0.8, 0.9, 1]
const canvasQualities = [...qualities, 0.85, 0.93, 0.95, 0.97]
const squooshQualities = [0.45, 0.6, 0.75, 0.85, 0.92, 0.96]
const jpegliDistances = [6, 4.5, 3.2, 2.4, 1.8, 1.4, 1.1, 0.85, 0.65, 0.5, 0.35, 0.2]

/** @typedef {Exclude<keyof Bench, 'speed'>} FunctionName */
/**
 * Calls a function of the page.
 * @template {FunctionName} Name
 * @param {Page} page @param {Name} name @param {Parameters<Bench[Name]>} given
 * @returns {Promise<Awaited<ReturnType<Bench[Name]>>>}
 */
const ask = async (page, name, ...given) => {
  const answer = await page.evaluate(
    ([called, argument]) =>
      /** @type {typeof globalThis & { bench: Record<FunctionName, (argument: unknown) => unknown> }} */ (
        globalThis
      ).bench[called](argument),
    /** @type {[FunctionName, unknown]} */ ([name, given[0]]),
  )
  return /** @type {Awaited<ReturnType<Bench[Name]>>} */ (answer)
}

/** @param {Page} page @param {string} photo @returns {Promise<Compared>} */
export async function compare(page, photo) {
  await page.setInputFiles('#files', photo)
  await ask(page, 'open', maxSide)
  /**
   * Runs sequentially: the page holds one picture.
   * @template {Scored} Made @param {readonly number[]} list @param {(quality: number) => Promise<Made>} make
   */
  const points = async (list, make) => {
    const found = []
    for (const quality of list) found.push({ quality, ...(await make(quality)) })
    return found
  }
  const canvas = await points(canvasQualities, (quality) => ask(page, 'canvas', quality))
  const at80 = canvas.find(({ quality }) => quality === 0.8)?.bytes ?? 0
  const sizes = []
  for (const share of [0.5, 1, 1.4, 1.8, 2.2, 2.8]) {
    const target = Math.round((at80 * share) / 1024) * 1024
    sizes.push({
      target,
      ours: await ask(page, 'ours', { goal: 'size', kilobytes: target / 1024 }),
      bic: await ask(page, 'bicTo', target),
    })
  }
  const looks = []
  for (const look of /** @type {const} */ (['same', 'good', 'small']))
    looks.push({ look, ours: await ask(page, 'ours', { goal: 'look', look }) })
  return {
    photo,
    canvas,
    squoosh: await points(squooshQualities, (quality) => ask(page, 'squoosh', quality)),
    jpegliHalved: await points(jpegliDistances, (distance) =>
      ask(page, 'jpegli', { distance, chroma: '4:2:0' }),
    ),
    jpegliFull: await points(jpegliDistances, (distance) =>
      ask(page, 'jpegli', { distance, chroma: '4:4:4' }),
    ),
    ours: await points(qualities, (quality) => ask(page, 'ours', { quality: Math.round(quality * 10) })),
    peers: { compressorjs: await ask(page, 'compressorjs', 0.8), bic: await ask(page, 'bic', 0.8) },
    sizes,
    looks,
    png: await ask(page, 'png'),
    scaled: await ask(page, 'scaled'),
  }
}
