/** Everything that is judged on one photograph. */

/** @typedef {import('./ways/bench-page.js').Judged} Judged */
/** @typedef {Judged & { quality: number }} Point */
/**
 * @typedef {{
 *   photo: string,
 *   canvas: Point[], squoosh: Point[], ours: (Point & { encoder: string })[],
 *   peers: { compressorjs: Judged, bic: Judged },
 *   sizes: { target: number, ours: Judged & { encodes: number }, bic: Judged }[],
 *   looks: { look: string, ours: Judged }[],
 *   png: { canvas: number, ours: number, changed: number },
 *   scaled: { canvas: number, ours: number, coderAlone: number },
 * }} Compared
 */

const maxSide = 512
const qualities = [0.3, 0.4, 0.5, 0.6, 0.7, 0.8, 0.9, 1]
const canvasQualities = [...qualities, 0.85, 0.93, 0.95, 0.97]
const squooshQualities = [0.45, 0.6, 0.75, 0.85, 0.92, 0.96]

/** Calls a function of the page. @param {import('playwright-core').Page} page @param {string} name @param {unknown} [argument] */
const ask = (page, name, argument) =>
  page.evaluate(([path, value]) => /** @type {any} */ (globalThis).bench[path](value), [name, argument])

/** @param {import('playwright-core').Page} page @param {string} photo @returns {Promise<Compared>} */
export async function compare(page, photo) {
  await page.setInputFiles('#files', photo)
  await ask(page, 'open', maxSide)
  const points = async (
    /** @type {string} */ way,
    /** @type {number[]} */ list,
    argument = (/** @type {number} */ q) => /** @type {unknown} */ (q),
  ) => {
    const found = []
    for (const quality of list) found.push({ quality, ...(await ask(page, way, argument(quality))) })
    return found
  }
  const canvas = await points('canvas', canvasQualities)
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
  for (const look of ['same', 'good', 'small'])
    looks.push({ look, ours: await ask(page, 'ours', { goal: 'look', look }) })
  return {
    photo,
    canvas,
    squoosh: await points('squoosh', squooshQualities),
    ours: await points('ours', qualities, (quality) => ({ quality: Math.round(quality * 10) })),
    peers: { compressorjs: await ask(page, 'compressorjs', 0.8), bic: await ask(page, 'bic', 0.8) },
    sizes,
    looks,
    png: await ask(page, 'png'),
    scaled: await ask(page, 'scaled'),
  }
}
