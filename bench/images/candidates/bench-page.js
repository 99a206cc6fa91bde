/** The page of the bench: every candidate processes the same picture, and its result is decoded and scored. */
import wasmUrl from '@jsquash/jpeg/codec/enc/mozjpeg_enc.wasm?url'
import encode, { init } from '@jsquash/jpeg/encode.js'
import imageCompression from 'browser-image-compression'
import Compressor from 'compressorjs'
import { encodeJpegli } from '../../../src/lib/image/browser/encode/jpegli.ts'
import jpegliUrl from '../../../vendor/jpegli/jpegli.wasm?url'
import { lanczos } from '../lanczos.js'
import { ssimulacra2 } from '../ssimulacra2.js'
import { workIn } from './our-worker.js'

/**
 * @import { JpegliOptions } from '../../../src/lib/image/browser/encode/jpegli.ts'
 * @import { CompressorSettings } from '../../../src/tools/image-compressor/core/settings.ts'
 * @import { ConvertSettings } from '../../../src/tools/image-converter/core/settings.ts'
 */

/**
 * @typedef {{ bytes: number, score: number, width: number, height: number }} Scored
 * @typedef {typeof bench} Bench
 */

/** @type {ImageData} */
let original
/** @type {File} */
let file
/** @type {WebAssembly.Module} */
let jpegli

/** @param {Blob} blob @param {number} [maxSide] the middle part of at most this many pixels a side */
async function pixelsOf(blob, maxSide = Number.POSITIVE_INFINITY) {
  const bitmap = await createImageBitmap(blob)
  const [width, height] = [Math.min(maxSide, bitmap.width), Math.min(maxSide, bitmap.height)]
  const canvas = new OffscreenCanvas(width, height)
  const context = canvas.getContext('2d', { willReadFrequently: true })
  if (!context) throw new Error('no canvas')
  context.drawImage(bitmap, -((bitmap.width - width) >> 1), -((bitmap.height - height) >> 1))
  bitmap.close()
  return { canvas, pixels: context.getImageData(0, 0, width, height) }
}

/** @param {Blob} blob @returns {Promise<Scored>} */
async function score(blob) {
  const { pixels } = await pixelsOf(blob)
  const { width, height } = pixels
  const same = width === original.width && height === original.height
  return { bytes: blob.size, score: same ? ssimulacra2(original, pixels) : Number.NaN, width, height }
}

const picked = () => /** @type {HTMLInputElement} */ (document.querySelector('#files')).files?.[0]

/** @param {ImageData} pixels */
function canvasOf(pixels) {
  const canvas = new OffscreenCanvas(pixels.width, pixels.height)
  canvas.getContext('2d')?.putImageData(pixels, 0, 0)
  return canvas
}

const bench = {
  /** Loads the picked picture, or its middle part; every candidate gets the same PNG. @param {number} maxSide */
  async open(maxSide) {
    const given = picked()
    if (!given) throw new Error('no file')
    const { canvas, pixels } = await pixelsOf(given, maxSide)
    original = pixels
    file = new File([await canvas.convertToBlob()], 'photo.png', { type: 'image/png' })
    await init(await WebAssembly.compileStreaming(fetch(wasmUrl)))
    jpegli = await WebAssembly.compileStreaming(fetch(jpegliUrl))
    return { width: pixels.width, height: pixels.height }
  },

  /** @param {number} quality 0 to 1 */
  canvas: async (quality) => score(await canvasOf(original).convertToBlob({ type: 'image/jpeg', quality })),

  /** The defaults of Squoosh and @jsquash/jpeg. @param {number} quality 0 to 1 */
  squoosh: async (quality) =>
    score(new Blob([await encode(original, { quality: Math.round(quality * 100) })], { type: 'image/jpeg' })),

  /** The encoder alone, without a search. @param {JpegliOptions} options */
  jpegli: async (options) => score(encodeJpegli(jpegli, original, options)),

  /** @param {number} quality 0 to 1 */
  compressorjs: async (quality) => score(await byCompressor(file, quality)),

  /** @param {number} quality 0 to 1 */
  bic: async (quality) => score(await byBic(file, { initialQuality: quality })),

  /** @param {number} bytes */
  bicTo: async (bytes) => score(await byBic(file, { maxSizeMB: bytes / 1024 / 1024 })),

  /** @param {Partial<CompressorSettings>} settings */
  async ours(settings) {
    const { result } = await workIn('compressor-worker.js', file, { ...ourDefaults, ...settings })
    return { ...(await score(result.blob)), encoder: result.encoder, encodes: result.encodes }
  },

  /** A JPEG of quality 90 as PNG: bytes of the canvas's PNG and of ours, and the number of pixels that ours changed. */
  async png() {
    const jpeg = await canvasOf(original).convertToBlob({ type: 'image/jpeg', quality: 0.9 })
    const photo = new File([jpeg], 'photo.jpg', { type: 'image/jpeg' })
    const { canvas, pixels } = await pixelsOf(photo)
    /** @type {ConvertSettings} */
    const settings = { type: 'jpg-to-png', quality: 90, smaller: true, keepDetails: false, force: true }
    const { result } = await workIn('converter-worker.js', photo, settings)
    const decoded = (await pixelsOf(result.blob)).pixels
    let changed = 0
    const [a, b] = [new Uint32Array(pixels.data.buffer), new Uint32Array(decoded.data.buffer)]
    for (let at = 0; at < a.length; at += 1) if (a[at] !== b[at]) changed += 1
    return { canvas: (await canvas.convertToBlob()).size, ours: result.blob.size, changed }
  },

  /** Scores of pictures scaled to a third, against Lanczos in double precision. */
  async scaled() {
    const [width, height] = [Math.round(original.width / 3), Math.round(original.height / 3)]
    const reference = lanczos(original, width, height)
    const bitmap = await createImageBitmap(original, {
      resizeWidth: width,
      resizeHeight: height,
      resizeQuality: 'high',
    })
    const canvas = new OffscreenCanvas(width, height)
    canvas.getContext('2d')?.drawImage(bitmap, 0, 0)
    const byCanvas = canvas.getContext('2d')?.getImageData(0, 0, width, height)
    const { result } = await workIn('compressor-worker.js', file, {
      ...ourDefaults,
      quality: 10,
      box: { width, height },
    })
    // Our worker returns only JPEGs; the reference is encoded by the same encoder, so that only the scaling differs.
    const coded = await canvasOf(reference).convertToBlob({ type: 'image/jpeg', quality: 1 })
    return {
      canvas: byCanvas ? ssimulacra2(reference, byCanvas) : Number.NaN,
      ours: ssimulacra2(reference, (await pixelsOf(result.blob)).pixels),
      coderAlone: ssimulacra2(reference, (await pixelsOf(coded)).pixels),
    }
  },

  /** Each candidate from file to result, for CPU time and memory; resolves with the bytes of the result. */
  speed: {
    compressorjs: async () => (await byCompressor(pickedFile(), 0.8)).size,
    bic: async () => (await byBic(pickedFile(), { initialQuality: 0.8 })).size,
    oursFast: async () =>
      (await workIn('compressor-worker.js', pickedFile(), { ...ourDefaults, quality: 8 }, { early: true }))
        .result.blob.size,
    ours: async () =>
      (await workIn('compressor-worker.js', pickedFile(), { ...ourDefaults, quality: 8 })).result.blob.size,
    oursFitted: async () =>
      (
        await workIn('compressor-worker.js', pickedFile(), {
          ...ourDefaults,
          quality: 8,
          box: { width: 1920, height: 1080 },
        })
      ).result.blob.size,
    oursLossless: async () =>
      (await workIn('compressor-worker.js', pickedFile(), { ...ourDefaults, goal: 'lossless' })).result.blob
        .size,
  },

  /** Milliseconds of the longest task of the page since the last call. */
  longestTask() {
    const longest = Math.max(0, ...tasks.splice(0))
    return longest
  },
}

/** @type {number[]} */
const tasks = []
new PerformanceObserver((list) => {
  for (const { duration } of list.getEntries()) tasks.push(duration)
}).observe({ type: 'longtask' })

/** @type {CompressorSettings} */
const ourDefaults = {
  goal: 'quality',
  quality: 8,
  kilobytes: 200,
  look: 'good',
  box: { width: 16_384, height: 16_384 },
  keepDetails: false,
}

function pickedFile() {
  const given = picked()
  if (!given) throw new Error('no file')
  return given
}

/** @param {File} from @param {number} quality @returns {Promise<Blob>} */
const byCompressor = (from, quality) =>
  new Promise((resolve, reject) => {
    new Compressor(from, {
      quality,
      mimeType: 'image/jpeg',
      convertSize: 0,
      strict: false,
      success: resolve,
      error: reject,
    })
  })

/**
 * Without its worker, which would load a script from another origin.
 * @param {File} from @param {{ initialQuality: number } | { maxSizeMB: number }} options
 */
const byBic = (from, options) =>
  imageCompression(from, {
    useWebWorker: false,
    fileType: 'image/jpeg',
    alwaysKeepResolution: false,
    ...options,
  })

Object.assign(globalThis, { bench })
