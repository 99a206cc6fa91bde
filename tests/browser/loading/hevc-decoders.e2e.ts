import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import type { Page } from '@playwright/test'
import { build } from 'vite'
import { commonHeaders, workerContentSecurityPolicy } from '../../../build/server/site-headers.ts'
import { batchOn, pickedFile } from '../../../src/features/image-batch/testing/batch-page.ts'
import { openHevcDecoder } from '../../../src/lib/image/browser/decode/hevc.ts'
import { knownConfigurations, knownSample } from '../../../src/lib/image/browser/decode/known-hevc-picture.ts'
import { hevcPictures } from '../../../src/lib/image/testing/hevc-pictures.ts'
import { box, heifFile, ispe } from '../../../src/lib/image/testing/isobmff-file.ts'
import { messages } from '../../../src/tools/image-converter/messages.en.ts'
import { expect, test, visit } from '../test.ts'

/*
 * Chromium on Linux decodes no HEVC. It opens HEIC by WebAssembly, and its AV1 decoder stands for the HEVC decoder of
 * other systems.
 */

const { configuration, sample, rgb } = hevcPictures.chroma420
const heic = (name: string) =>
  pickedFile(
    name,
    heifFile({
      items: [{ type: 'hvc1', data: sample, properties: [ispe(42, 22), box('hvcC', configuration.bytes)] }],
    }),
    'image/heic',
  )

/** Opens the converter, which has taken no HEIC photo yet, and notes when the decoder is loaded. */
async function openConverter(page: Page) {
  const loaded: string[] = []
  page.on('request', (request) => {
    if (request.url().includes('libde265')) loaded.push(request.url())
  })
  await visit(page, '/tools/image-converter')
  await page.getByRole('radio', { name: /^Any format/ }).check()
  await page.getByRole('radio', { name: 'PNG', exact: true }).check()
  expect(loaded).toEqual([])
  return { tool: batchOn(page, messages.upload.any), loaded }
}

/** Converts a photo to PNG and compares its pixels. */
async function convertOne({ tool }: Awaited<ReturnType<typeof openConverter>>) {
  await tool.pick(heic('one.heic'))
  await tool.settled()
  const { bytes } = await tool.save('Download')
  const { width, height, at } = await tool.decode(bytes)
  const pixels = Array.from({ length: width * height }, (_, index) =>
    at(index % width, Math.floor(index / width)).slice(0, 3),
  )
  expect({ width, height }).toEqual({ width: 42, height: 22 })
  expect(sha256(pixels.flat())).toBe(rgb)
}

test('the decoder is loaded with the first HEIC photo, once', async ({ page }) => {
  const converter = await openConverter(page)
  const { tool, loaded } = converter
  await convertOne(converter)
  expect(loaded).toHaveLength(1)
  await tool.pick(heic('two.heic'), heic('three.heic'))
  await tool.settled()
  await expect(page.locator('li[data-state="done"]')).toHaveCount(3)
  expect(loaded).toHaveLength(1)
})

for (const [title, fault, expected] of [
  ['no decoder is loaded where the browser decodes HEVC', {}, 0],
  ['a decoder of the browser that decodes otherwise is not used', { shift: 1 }, 1],
  ['a photo that the decoder of the browser refuses is opened', { refuses: sample.length }, 1],
] as const)
  test(title, async ({ page }) => {
    const stub = browserDecoder(fault)
    await page.route(/\/workers\/picture-import\.import\.worker-/, async (route) => {
      const response = await route.fetch()
      const { 'content-encoding': _, 'content-length': __, ...headers } = response.headers()
      await route.fulfill({ headers, body: stub + (await response.text()) })
    })
    const converter = await openConverter(page)
    await convertOne(converter)
    expect(converter.loaded).toHaveLength(expected)
  })

test.describe('frames of a video decoder in a sealed worker', () => {
  test.use({ expectedErrors: /Content Security Policy|Connection-Allowlist/ })
  test.beforeEach(async ({ page }) => {
    const body = await workerScript()
    const headers = Object.fromEntries(commonHeaders)
    const policy = { 'Content-Security-Policy': workerContentSecurityPolicy }
    await page.route('**/workers/probe.js', (route) =>
      route.fulfill({ contentType: 'text/javascript', headers: { ...headers, ...policy }, body }),
    )
    await page.route('**/probe', (route) =>
      route.fulfill({
        contentType: 'text/html',
        headers,
        body: '<!doctype html><html lang="en"><title>Probe</title>',
      }),
    )
    await page.goto('/probe')
  })

  test('its policy allows no connection, but decoding', async ({ page }) => {
    expect(await askWorker(page, { connect: '/robots.txt' })).toBe('TypeError: Failed to fetch')
    const answer = await askWorker(page, { chunk: [...Buffer.from(av1Picture, 'base64')] })
    expect(answer).toMatchObject({ width: 53, height: 37 })
    expect(sha256((answer as Planes).samples)).toBe(av1Planes)
  })

  const luma = Array.from({ length: 8 * 6 }, (_, index) => index)
  const [blue, red] = [100, 200].map((first) => Array.from({ length: 4 * 3 }, (_, index) => first + index))
  const size = { codedWidth: 8, codedHeight: 6, timestamp: 0 }
  const whole = { width: 8, height: 6, samples: [...luma, ...(blue ?? []), ...(red ?? [])] }
  /** The part of the picture from 2, 2 on of 5 × 3 pixels. */
  const part = {
    width: 5,
    height: 3,
    samples: [
      ...[18, 19, 20, 21, 22, 26, 27, 28, 29, 30, 34, 35, 36, 37, 38],
      ...[105, 106, 107, 109, 110, 111, 205, 206, 207, 209, 210, 211],
    ],
  }
  const bytes = {
    I420: whole.samples,
    NV12: [...luma, ...(blue ?? []).flatMap((each, index) => [each, red?.[index] ?? 0])],
  }
  for (const format of ['I420', 'NV12'] as const)
    test(`the planes of ${format}, whole and in part`, async ({ page }) => {
      const frame = { bytes: bytes[format], init: { format, ...size } }
      expect(await askWorker(page, frame)).toEqual(whole)
      const visibleRect = { x: 2, y: 2, width: 5, height: 3 }
      expect(await askWorker(page, { ...frame, init: { ...frame.init, visibleRect } })).toEqual(part)
    })

  test('frames of other formats have none', async ({ page }) => {
    const rgba = { format: 'RGBA', codedWidth: 2, codedHeight: 2, timestamp: 0 } as const
    expect(await askWorker(page, { bytes: new Array(16).fill(9), init: rgba })).toBeNull()
  })
})

/** A `VideoDecoder` that knows two pictures, by their lengths. */
function browserDecoder({ shift = 0, refuses = 0 }: { readonly shift?: number; readonly refuses?: number }) {
  const wasm = new URL('../../../vendor/libde265/libde265.wasm', import.meta.url)
  const decoder = openHevcDecoder(new WebAssembly.Module(readFileSync(wasm)))
  const [known] = knownConfigurations()
  if (!known) throw new Error('no configuration')
  const pictures = [
    [known, knownSample],
    [configuration, sample],
  ] as const
  const frames = pictures.map(([of, data]) => {
    const { width, height, planes } = decoder.decode(of, data, 2 ** 20)
    const samples = planes.flatMap((plane) =>
      Array.from({ length: plane.height }, (_, row) => [
        ...plane.samples.subarray(row * plane.stride, row * plane.stride + plane.width),
      ]).flat(),
    )
    const bytes = Buffer.from(samples.map((each) => each + shift)).toString('base64')
    return [data.length, { codedWidth: width, codedHeight: height, bytes }]
  })
  return `{
const frames = ${JSON.stringify(Object.fromEntries(frames))}
self.VideoDecoder = class {
  state = 'unconfigured'
  static isConfigSupported = async () => ({ supported: true })
  constructor({ output }) { this.output = output }
  configure() { this.state = 'configured' }
  decode({ byteLength }) {
    if (byteLength === ${refuses}) throw new Error('refused')
    const { bytes, ...size } = frames[byteLength]
    const data = Uint8Array.from(atob(bytes), (character) => character.charCodeAt(0))
    this.output(new VideoFrame(data, { format: 'I420', timestamp: 0, ...size }))
  }
  async flush() {}
  close() { this.state = 'closed' }
}
}
`
}

/** 53 × 37 pixels, 4:2:0 with 8 bits, which FFmpeg 5.1.9 encoded with libaom. */
const av1Picture =
  'EgAKBhgVdJOwCDI/GgAEMQMFCg4Ev+omQLuWRn3Buo3kYSlrrUroq8x2ECFA8mLVIzYqH+AEYHYvDW8gKegl9aLwgMGWl4hWQRWo'
/** SHA-256 of all rows of its planes as dav1d decodes them. */
const av1Planes = '674952e7f1d12e2439e3a7bb4a7499275750a8ff806fb9e6b533e53ed4488a55'

const sha256 = (bytes: readonly number[]) => createHash('sha256').update(Uint8Array.from(bytes)).digest('hex')

type Planes = { readonly width: number; readonly height: number; readonly samples: readonly number[] }
type Question =
  | { readonly connect: string }
  | { readonly chunk: readonly number[] }
  | { readonly bytes: readonly number[]; readonly init: VideoFrameBufferInit }

/** The tested function and what asks it: the policy lets a worker load nothing. */
async function workerScript(): Promise<string> {
  const entry = fileURLToPath(
    new URL('../../../src/lib/image/browser/decode/frame-planes.ts', import.meta.url),
  )
  const outputs = await build({
    configFile: false,
    logLevel: 'silent',
    build: { write: false, minify: false, lib: { entry, formats: ['iife'], name: 'probe' } },
  })
  const [output] = Array.isArray(outputs) ? outputs : []
  const [script] = output?.output ?? []
  if (script === undefined) throw new Error('nothing was bundled')
  return `${script.code}
const decoded = (bytes) => new Promise((resolve, reject) => {
  const decoder = new VideoDecoder({ output: resolve, error: reject })
  decoder.configure({ codec: 'av01.0.00M.08' })
  decoder.decode(new EncodedVideoChunk({ type: 'key', timestamp: 0, data: Uint8Array.from(bytes) }))
  decoder.flush().catch(reject)
})
const answer = async ({ connect, chunk, bytes, init }) => {
  if (connect) return (await fetch(connect)).status
  const frame = chunk ? await decoded(chunk) : new VideoFrame(Uint8Array.from(bytes), init)
  const found = await probe.framePlanes(frame)
  frame.close()
  return found && {
    width: found.width,
    height: found.height,
    samples: found.planes.flatMap(({ samples, width, height, stride }) =>
      Array.from({ length: height }, (_, row) => [...samples.subarray(row * stride, row * stride + width)]).flat()),
  }
}
onmessage = ({ data }) => answer(data).catch(String).then(postMessage)`
}

const askWorker = (page: Page, question: Question) =>
  page.evaluate(
    (message) =>
      new Promise<Planes | string | null>((resolve, reject) => {
        const worker = new Worker('/workers/probe.js')
        worker.onmessage = ({ data }) => resolve(data)
        worker.onerror = ({ message: text }) => reject(new Error(text))
        worker.postMessage(message)
      }),
    question,
  )
