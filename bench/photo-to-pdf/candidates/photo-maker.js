/**
 * Creates pictures that compress like photographs: soft shapes and textures of all sizes, hard edges, and sensor noise.
 * Deterministic by number.
 */

const [width, height] = [4000, 3000]
const wanted = { min: 3_200_000, max: 3_800_000 }
const tries = 6

/** Marsaglia's xorshift32. @param {number} seed */
function randomFrom(seed) {
  let state = Math.imul(seed, 2654435761) | 1
  const next = () => {
    state ^= state << 13
    state ^= state >>> 17
    state ^= state << 5
    return state >>> 0
  }
  for (let i = 0; i < 8; i += 1) next()
  return { next, unit: () => next() / 2 ** 32 }
}

/** @typedef {ReturnType<typeof randomFrom>} Random */
/** @typedef {OffscreenCanvasRenderingContext2D} Context */

/** @param {number} columns @param {number} rows */
function contextOf(columns, rows) {
  const context = new OffscreenCanvas(columns, rows).getContext('2d', { willReadFrequently: true })
  if (context === null) throw new Error('no canvas')
  return context
}

/** @param {Random} random */
const colour = (random) =>
  `rgb(${random.next() % 256} ${random.next() % 256} ${random.next() % 256} / ${0.3 + random.unit() * 0.7})`

/** @param {Context} context @param {Random} random */
function paintLight(context, random) {
  const light = context.createLinearGradient(random.unit() * width, 0, random.unit() * width, height)
  for (const at of [0, 0.45, 0.55, 1]) light.addColorStop(at, colour(random))
  context.fillStyle = '#777'
  context.fillRect(0, 0, width, height)
  context.fillStyle = light
  context.fillRect(0, 0, width, height)
}

/** @param {Context} context @param {Random} random */
function paintShapes(context, random) {
  for (let shape = 0; shape < 24; shape += 1) {
    context.fillStyle = colour(random)
    context.beginPath()
    const [x, y] = [random.unit() * width, random.unit() * height]
    const [a, b] = [40 + random.unit() * 500, 40 + random.unit() * 500]
    if (shape % 2 === 0) context.ellipse(x, y, a, b, random.unit() * 3, 0, 2 * Math.PI)
    else context.rect(x, y, a, b)
    context.fill()
  }
}

/** Noise whose grains are `cell` pixels wide. @param {Context} context @param {Random} random @param {number} cell */
function paintTexture(context, random, cell) {
  const small = contextOf(Math.ceil(width / cell) + 1, Math.ceil(height / cell) + 1)
  const pixels = small.createImageData(small.canvas.width, small.canvas.height)
  const words = new Uint32Array(pixels.data.buffer)
  for (let at = 0; at < words.length; at += 1) {
    const grey = (random.next() >>> 8) & 255
    const tint = random.next() & 0x1f1f1f
    words[at] = (0xff000000 | (grey * 0x010101)) ^ tint
  }
  small.putImageData(pixels, 0, 0)
  context.globalCompositeOperation = 'soft-light'
  context.globalAlpha = 0.75
  context.drawImage(small.canvas, 0, 0, small.canvas.width * cell, small.canvas.height * cell)
  context.globalCompositeOperation = 'source-over'
  context.globalAlpha = 1
}

/** @param {Context} context @param {Random} random @param {number} strength */
function addSensorNoise(context, random, strength) {
  const rows = 500
  for (let y = 0; y < height; y += rows) {
    const band = context.getImageData(0, y, width, rows)
    const { data } = band
    for (let at = 0; at < data.length; at += 4) {
      const bits = random.next()
      // The sum of two uniform numbers has a triangular distribution; chroma varies less than luma.
      const grey = ((bits & 255) + ((bits >>> 8) & 255) - 255) * strength
      const tint = (((bits >>> 16) & 255) - 127) * strength * 0.5
      data[at] = (data[at] ?? 0) + grey + tint
      data[at + 1] = (data[at + 1] ?? 0) + grey
      data[at + 2] = (data[at + 2] ?? 0) + grey - tint
    }
    context.putImageData(band, 0, y)
  }
}

/** Encodes with the quality that results in a typical photo size. @param {OffscreenCanvas} canvas */
async function encode(canvas) {
  let [low, high] = [0.5, 1]
  let quality = 0.9
  for (let attempt = 0; attempt < tries; attempt += 1) {
    const jpeg = await canvas.convertToBlob({ type: 'image/jpeg', quality })
    if (jpeg.size >= wanted.min && jpeg.size <= wanted.max) return jpeg
    if (jpeg.size < wanted.min) low = quality
    else high = quality
    quality = (low + high) / 2
  }
  throw new Error('no quality gives the wanted size')
}

/** @param {number} number from 1 */
async function makePhoto(number) {
  const random = randomFrom(number)
  const context = contextOf(width, height)
  paintLight(context, random)
  paintTexture(context, random, 700)
  paintShapes(context, random)
  for (const cell of [250, 90, 32, 11, 4]) paintTexture(context, random, cell)
  addSensorNoise(context, random, 0.035)
  return encode(context.canvas)
}

Object.assign(globalThis, {
  /** Creates photos and posts them to the server. @param {number} from @param {number} to */
  async makePhotos(from, to) {
    for (let number = from; number <= to; number += 1) {
      const name = `photo-${String(number).padStart(3, '0')}.jpg`
      await fetch(`/${name}`, { method: 'POST', body: await makePhoto(number) })
    }
  },
})
