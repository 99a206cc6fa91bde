import { readFileSync } from 'node:fs'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { HevcDecoder } from '../../hevc/hevc-decoder.ts'
import { readSequenceParameterSet } from '../../hevc/sequence-parameter-set.ts'
import type { HevcConfiguration } from '../../isobmff/hevc-configuration.ts'
import { parseHevcConfiguration } from '../../isobmff/hevc-configuration.ts'
import { crc32 } from '../../png/crc32.ts'
import { hevcPictures } from '../../testing/hevc-pictures.ts'
import { openHevcDecoder } from './hevc.ts'
import { knownChecksum, knownConfigurations, knownSample } from './known-hevc-picture.ts'
import { createPlatformHevc } from './platform-hevc.ts'

const file = new URL('../../../../../vendor/libde265/libde265.wasm', import.meta.url)
const reference = openHevcDecoder(new WebAssembly.Module(readFileSync(file)))
const { configuration, sample } = hevcPictures.chroma420
const maxPixels = 2 ** 24

type Layout = 'I420' | 'NV12' | 'I422' | null

/** What is wrong with the browser's decoder, from its nth picture on, the first two of which are the known one. */
interface Faults {
  readonly from?: number
  readonly supported?: boolean
  readonly layout?: Layout
  /** Padding of all rows, in bytes. */
  readonly padding?: number
  /** Adds this much to each sample. */
  readonly shift?: number
  readonly cut?: number
  readonly frames?: number
  readonly failsBy?: 'callback' | 'flush' | 'exception' | 'copy'
  readonly silent?: 'support' | 'flush' | 'copy'
}

/** A browser whose decoder is the WebAssembly one, with some faults. */
function stubBrowser({ from = 0, ...all }: Faults = {}) {
  const counts = { asked: 0, decoded: 0, decoders: 0, openDecoders: 0, openFrames: 0 }
  const faults = (): Faults => (counts.decoded > from || from === 0 ? all : {})
  const never = new Promise<never>(() => {})
  const codecs: string[] = []

  class StubFrame {
    readonly format: Layout
    readonly visibleRect: { readonly width: number; readonly height: number }
    readonly #rows: readonly Uint8Array[]
    readonly #layout: { offset: number; stride: number }[] = []
    readonly #bytes: Uint8Array

    constructor(of: HevcConfiguration, data: Uint8Array) {
      counts.openFrames += 1
      const { layout = 'I420', padding = 0, shift = 0, cut = 0 } = faults()
      const { width, height, planes } = reference.decode(of, data, maxPixels)
      this.format = layout
      this.visibleRect = { width: width - cut, height }
      const [luma, blue, red] = planes.map((plane) =>
        Array.from({ length: plane.height }, (_, row) =>
          Uint8Array.from(
            plane.samples.subarray(row * plane.stride, row * plane.stride + plane.width),
            (each) => each + shift,
          ),
        ),
      )
      const both = blue?.map((row, index) =>
        Uint8Array.from({ length: row.length * 2 }, (_, at) => (at & 1 ? red?.[index] : row)?.[at >> 1] ?? 0),
      )
      const parts = [...(layout === 'NV12' ? [luma, both] : [luma, blue, red])].map((rows) => rows ?? [])
      let offset = 0
      for (const rows of parts) {
        const stride = (rows[0]?.length ?? 0) + padding
        this.#layout.push({ offset, stride })
        offset += stride * rows.length
      }
      this.#rows = parts.flat()
      this.#bytes = new Uint8Array(offset)
      let at = 0
      for (const row of this.#rows) {
        this.#bytes.set(row, at)
        at += row.length + padding
      }
    }

    allocationSize() {
      return this.#bytes.length
    }

    async copyTo(target: Uint8Array) {
      if (faults().silent === 'copy') return never
      if (faults().failsBy === 'copy') throw new Error('cannot be read')
      target.set(this.#bytes)
      return this.#layout
    }

    close() {
      counts.openFrames -= 1
    }
  }

  class StubDecoder {
    state = 'unconfigured'
    #configuration: HevcConfiguration | null = null
    #failure: Error | null = null
    readonly #callbacks: { output(frame: StubFrame): void; error(error: Error): void }

    static async isConfigSupported({ codec }: { codec: string }) {
      counts.asked += 1
      codecs.push(codec)
      return faults().silent === 'support' ? never : { supported: faults().supported ?? true }
    }

    constructor(callbacks: { output(frame: StubFrame): void; error(error: Error): void }) {
      this.#callbacks = callbacks
      counts.decoders += 1
      counts.openDecoders += 1
    }

    configure({ description }: { description: Uint8Array<ArrayBuffer> }) {
      this.state = 'configured'
      this.#configuration = parseHevcConfiguration(description, 'heic')
    }

    decode({ data, type }: { data: Uint8Array; type: string }) {
      counts.decoded += 1
      const { failsBy, frames = 1 } = faults()
      if (failsBy === 'exception' || type !== 'key') throw new Error('no such picture')
      if (failsBy === 'callback') {
        // Some never end what they were asked for after it.
        this.state = 'closed'
        counts.openDecoders -= 1
        return this.#callbacks.error(new Error('failed'))
      }
      if (failsBy === 'flush') this.#failure = new Error('failed')
      for (let left = frames; left > 0; left -= 1)
        if (this.#configuration) this.#callbacks.output(new StubFrame(this.#configuration, data))
    }

    async flush() {
      if (this.#failure) throw this.#failure
      if (faults().silent === 'flush' || this.state === 'closed') return never
    }

    close() {
      if (this.state === 'closed') throw new Error('closed twice')
      this.state = 'closed'
      counts.openDecoders -= 1
    }
  }

  vi.stubGlobal('VideoDecoder', StubDecoder)
  vi.stubGlobal(
    'EncodedVideoChunk',
    class {
      constructor(init: object) {
        Object.assign(this, init)
      }
    },
  )
  return { counts, codecs }
}

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  expect(vi.getTimerCount()).toBe(0)
  vi.useRealTimers()
})

const packed = ({ planes }: Awaited<ReturnType<HevcDecoder['decode']>>) =>
  planes.map(({ samples, width, height, stride }) =>
    Array.from({ length: height }, (_, row) => [...samples.subarray(row * stride, row * stride + width)]),
  )

const decode = (decoder: HevcDecoder) => Promise.resolve(decoder.decode(configuration, sample, maxPixels))

const closed = { openDecoders: 0, openFrames: 0 }

test('knows the picture that it asks for', () => {
  const sets = knownConfigurations().map(({ parameterSets }) =>
    readSequenceParameterSet(parameterSets[1]?.bytes ?? new Uint8Array()),
  )
  expect(sets.map((set) => set?.colour)).toEqual([
    { matrix: 6, fullRange: true },
    { matrix: 6, fullRange: false },
  ])
  for (const known of knownConfigurations()) {
    const rows = packed(reference.decode(known, knownSample, maxPixels)).flat(2)
    expect(crc32(Uint8Array.from(rows))).toBe(knownChecksum)
  }
})

test.each([
  ['three planes', {}],
  ['two planes', { layout: 'NV12' }],
  ['three planes with padding', { padding: 17 }],
  ['two planes with padding', { layout: 'NV12', padding: 17 }],
] satisfies [string, Faults][])('decodes by the browser from %s', async (_, faults) => {
  const { counts, codecs } = stubBrowser(faults)
  const platform = createPlatformHevc()
  const { planes: _planes, ...rest } = reference.decode(configuration, sample, maxPixels)
  const expected = packed(reference.decode(configuration, sample, maxPixels))
  for (let file = 0; file < 2; file += 1) {
    const pictures = await platform.use(async (decoder) => [await decode(decoder), await decode(decoder)])
    expect(pictures?.map(packed)).toEqual([expected, expected])
    expect(pictures?.[0]).toMatchObject(rest)
  }
  // The known picture twice, then a decoder for each file.
  expect(counts).toEqual({ asked: 4, decoded: 6, decoders: 4, ...closed })
  expect(codecs.at(-1)).toBe('hvc1.3.E.L30')
})

test('is without a decoder where the browser has none', async () => {
  const work = vi.fn()
  expect(await createPlatformHevc().use(work)).toBeNull()
  expect(work).not.toHaveBeenCalled()
})

test.each([
  ['is not supported', { supported: false }],
  ['gives other samples', { shift: 1 }],
  ['gives other samples for one of the ranges', { shift: 1, from: 1 }],
  ['gives opaque frames', { layout: null }],
  ['gives frames of another format', { layout: 'I422' }],
  ['cuts the picture', { cut: 2 }],
  ['gives no frame', { frames: 0 }],
  ['gives two frames', { frames: 2 }],
  ['fails by its callback', { failsBy: 'callback' }],
  ['fails at the end', { failsBy: 'flush' }],
  ['throws', { failsBy: 'exception' }],
  ['gives frames that cannot be read', { failsBy: 'copy' }],
] satisfies [string, Faults][])('does not use one that %s, and asks it once', async (_, faults) => {
  const { counts } = stubBrowser(faults)
  const platform = createPlatformHevc()
  const work = vi.fn()
  expect(await platform.use(work)).toBeNull()
  const { decoded, asked } = counts
  expect(asked).toBeGreaterThan(0)
  expect(await platform.use(work)).toBeNull()
  expect(work).not.toHaveBeenCalled()
  expect(counts).toMatchObject({ decoded, asked, ...closed })
})

test.each(['support', 'flush'] as const)('gives up on one that is silent at %s', async (silent) => {
  const { counts } = stubBrowser({ silent })
  const platform = createPlatformHevc()
  const using = platform.use(decode)
  await vi.advanceTimersByTimeAsync(9_999)
  expect(await Promise.race([using, 'waits'])).toBe('waits')
  await vi.advanceTimersByTimeAsync(1)
  expect(await using).toBeNull()
  const { asked } = counts
  expect(await platform.use(decode)).toBeNull()
  expect(counts).toMatchObject({ asked, ...closed })
})

test.each([
  ['a picture that fails', { failsBy: 'flush' }],
  ['a picture of a kind that is not supported', { supported: false }],
  ['a picture that is cut', { cut: 2 }],
] satisfies [string, Faults][])('gives up on a file with %s, but not on the next', async (_, faults) => {
  const { counts } = stubBrowser({ ...faults, from: 3 })
  const platform = createPlatformHevc()
  const work = vi.fn(async (decoder: HevcDecoder) => [
    await decode(decoder),
    await decode(decoder),
    // Of another configuration.
    await decoder.decode({ ...configuration }, sample, maxPixels),
  ])
  expect(await platform.use(work)).toBeNull()
  expect(await platform.use(work)).toBeNull()
  expect(work).toHaveBeenCalledTimes(2)
  expect(counts).toMatchObject(closed)
})

test('does not ask one again that was silent in the middle of a file', async () => {
  const { counts } = stubBrowser({ silent: 'flush', from: 3 })
  const platform = createPlatformHevc()
  const work = vi.fn(async (decoder: HevcDecoder) => [await decode(decoder), await decode(decoder)])
  const using = platform.use(work)
  await vi.advanceTimersByTimeAsync(10_000)
  expect(await using).toBeNull()
  expect(await platform.use(work)).toBeNull()
  expect(work).toHaveBeenCalledTimes(1)
  expect(counts).toMatchObject(closed)
})

test('closes a decoder whose answer comes too late', async () => {
  const { counts } = stubBrowser({ silent: 'copy' })
  const using = createPlatformHevc().use(decode)
  await vi.advanceTimersByTimeAsync(10_000)
  expect(await using).toBeNull()
  expect(counts.openDecoders).toBe(0)
})

test.each(['chroma422', 'chroma444', 'grey', 'tenBits', 'cropped'] as const)(
  'leaves %s to others without trying',
  async (name) => {
    const { counts } = stubBrowser()
    const platform = createPlatformHevc()
    const picture = hevcPictures[name]
    const work = async (decoder: HevcDecoder) =>
      decoder.decode(picture.configuration, picture.sample, maxPixels)
    expect(await platform.use(work)).toBeNull()
    // The known picture.
    expect(counts).toMatchObject({ decoded: 2, ...closed })
    expect(await platform.use(decode)).not.toBeNull()
  },
)

test('leaves pictures of more pixels than allowed, and streams without parameters, to others', async () => {
  const { counts } = stubBrowser()
  const platform = createPlatformHevc()
  const data = sample
  const attempts = [
    [configuration, 64 * 64 - 1],
    [{ ...configuration, parameterSets: [] }, maxPixels],
    [
      { ...configuration, parameterSets: [...configuration.parameterSets, ...configuration.parameterSets] },
      maxPixels,
    ],
  ] as const
  for (const [of, limit] of attempts)
    expect(await platform.use(async (decoder) => decoder.decode(of, data, limit))).toBeNull()
  expect(counts).toMatchObject({ decoded: 2, ...closed })
})

test('passes on what else fails, and closes the decoder', async () => {
  const { counts } = stubBrowser()
  const failure = new Error('the file is gone')
  const using = createPlatformHevc().use(async (decoder) => {
    await decode(decoder)
    throw failure
  })
  await expect(using).rejects.toBe(failure)
  expect(counts).toMatchObject(closed)
})
