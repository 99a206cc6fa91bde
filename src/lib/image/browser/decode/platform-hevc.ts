import { hevcCodecString } from '../../hevc/codec-string.ts'
import type { HevcDecoder, HevcPicture } from '../../hevc/hevc-decoder.ts'
import { readSequenceParameterSet, type SequenceParameterSet } from '../../hevc/sequence-parameter-set.ts'
import type { HevcConfiguration } from '../../isobmff/hevc-configuration.ts'
import { crc32 } from '../../png/crc32.ts'
import { framePlanes } from './frame-planes.ts'
import { knownChecksum, knownConfigurations, knownSample } from './known-hevc-picture.ts'

/** Much more than hardware takes for a picture. */
const timeLimitMs = 10_000
const sequenceParameterSet = 33

/** The browser's decoder does not decode a picture, for whatever reason. */
class NotDecoded extends Error {
  override readonly name = 'NotDecoded'
  readonly timedOut: boolean

  constructor(options: { readonly timedOut?: boolean; readonly cause?: unknown } = {}) {
    super('The browser does not decode this picture', { cause: options.cause })
    this.timedOut = options.timedOut ?? false
  }
}

export interface PlatformHevc {
  /**
   * Lets `work` use the browser's decoder. Null when the browser has none that can be trusted, or when it does not decode
   * one of the pictures; what else makes `work` fail is passed on.
   */
  use<Result>(work: (decoder: HevcDecoder) => Promise<Result>): Promise<Result | null>
}

/**
 * HEVC by the browser's `VideoDecoder`. It is asked once whether it decodes a known picture exactly, as the standard has
 * it: some convert samples or conceal that they cannot decode. Pictures of other kinds than that one, 4:2:0 with 8 bits,
 * are left alone: hardware gives 10 bits as P010, which a page cannot read, and what it makes of the rest is not known.
 */
export function createPlatformHevc(): PlatformHevc {
  let trusted: Promise<boolean> | null = null

  const attempt = async <Result>(work: (decoder: HevcDecoder) => Promise<Result>) => {
    const decoder = openDecoder()
    try {
      return await work(decoder)
    } catch (error) {
      if (!(error instanceof NotDecoded)) throw error
      // One that hangs is not asked again.
      if (error.timedOut) trusted = Promise.resolve(false)
      return null
    } finally {
      // Systems have few of them.
      decoder.close()
    }
  }

  return {
    async use(work) {
      // Only over HTTPS, and not in all browsers.
      trusted ??=
        'VideoDecoder' in globalThis ? attempt(decodesKnownPicture).then(Boolean) : Promise.resolve(false)
      return (await trusted) ? attempt(work) : null
    },
  }
}

async function decodesKnownPicture(decoder: HevcDecoder): Promise<boolean> {
  for (const configuration of knownConfigurations()) {
    const { planes } = await decoder.decode(configuration, knownSample, 2 ** 16)
    let checksum = 0
    for (const { samples, width, height, stride } of planes)
      for (let row = 0; row < height; row += 1)
        checksum = crc32(samples.subarray(row * stride, row * stride + width) as Uint8Array, checksum)
    if (checksum !== knownChecksum) return false
  }
  return true
}

/** Decodes one picture after the other; `NotDecoded` is its only failure. */
function openDecoder(): HevcDecoder & { close(): void } {
  let stream: { readonly of: HevcConfiguration; readonly frames: FrameDecoder } | null = null
  let closed = false

  const decode = async (
    configuration: HevcConfiguration,
    sample: Uint8Array<ArrayBuffer>,
    set: SequenceParameterSet,
  ): Promise<HevcPicture> => {
    if (stream?.of !== configuration) {
      stream?.frames.close()
      stream = null
      const config = configOf(configuration, set)
      const { supported } = await VideoDecoder.isConfigSupported(config)
      // It may be closed when the answer comes too late.
      if (!supported || closed) throw new NotDecoded()
      stream = { of: configuration, frames: openFrameDecoder(config) }
    }
    const frame = await stream.frames.decode(sample)
    try {
      const { visibleRect: size } = frame
      const planes = size?.width === set.width && size.height === set.height ? await framePlanes(frame) : null
      if (!planes) throw new NotDecoded()
      return { ...planes, bitDepth: set.lumaBits, colour: set.colour }
    } finally {
      frame.close()
    }
  }

  return {
    async decode(configuration, sample, maxPixels) {
      const set = decodableSet(configuration)
      if (!set || set.codedWidth * set.codedHeight > maxPixels) throw new NotDecoded()
      try {
        return await withinTime(decode(configuration, sample, set))
      } catch (cause) {
        throw cause instanceof NotDecoded ? cause : new NotDecoded({ cause })
      }
    },
    close() {
      closed = true
      stream?.frames.close()
    },
  }
}

/** What a stream says of its pictures; null when they are not left to the browser. */
function decodableSet({ parameterSets }: HevcConfiguration): SequenceParameterSet | null {
  const [unit, ...more] = parameterSets.filter(({ type }) => type === sequenceParameterSet)
  const set = unit && more.length === 0 ? readSequenceParameterSet(unit.bytes) : null
  return set?.chroma === '4:2:0' && set.lumaBits === 8 && set.chromaBits === 8 ? set : null
}

function configOf(
  { bytes }: HevcConfiguration,
  { codedWidth, codedHeight }: SequenceParameterSet,
): VideoDecoderConfig {
  return { codec: hevcCodecString(bytes), description: bytes, codedWidth, codedHeight }
}

interface FrameDecoder {
  /** The caller closes the frame. */
  decode(sample: Uint8Array<ArrayBuffer>): Promise<VideoFrame>
  close(): void
}

function openFrameDecoder(config: VideoDecoderConfig): FrameDecoder {
  const frames: VideoFrame[] = []
  let fail = (_: unknown) => {}
  const failure = new Promise<never>((_, reject) => {
    fail = reject
  })
  // It may fail when nobody waits.
  failure.catch(() => {})
  const decoder = new VideoDecoder({
    output: (frame) => frames.push(frame),
    error: fail,
  })
  decoder.configure(config)
  return {
    async decode(data) {
      decoder.decode(new EncodedVideoChunk({ type: 'key', timestamp: 0, data }))
      await Promise.race([decoder.flush(), failure])
      const frame = frames.shift()
      if (frame && frames.length === 0) return frame
      frame?.close()
      throw new NotDecoded()
    },
    close() {
      for (const frame of frames.splice(0)) frame.close()
      if (decoder.state !== 'closed') decoder.close()
    },
  }
}

/** Fails when the decoder never answers. */
function withinTime<Result>(promise: Promise<Result>): Promise<Result> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => reject(new NotDecoded({ timedOut: true })), timeLimitMs)
    promise.then(resolve, reject).finally(() => clearTimeout(timer))
  })
}
