import { type ByteSource, joinBytes } from '../../../lib/files/bytes.ts'
import { planesToRgba, type RgbaTarget } from '../../../lib/image/colour/planes-to-rgba.ts'
import type { HevcDecoder } from '../../../lib/image/hevc/hevc-decoder.ts'
import { ImageFailure } from '../../../lib/image/image-error.ts'
import type { CodedPicture, Picture } from '../../../lib/image/isobmff/decoding-plan.ts'
import { composeOverlay } from './compose-overlay.ts'

/** BT.601 with the full range, as of JPEG, where neither file nor stream say anything. */
const defaultCoding = { matrix: 6, fullRange: true } as const

/** The pixels of a picture as coded, as RGBA row by row, opaque unless it is laid over a canvas that is not. Fails with an `ImageFailure`. */
export async function decodeHeif(
  source: ByteSource,
  { plan, coded, colour }: Picture,
  decoder: HevcDecoder,
): Promise<Uint8ClampedArray<ArrayBuffer>> {
  if (plan.kind === 'unsupported') throw unsupported()
  if (plan.kind === 'overlay')
    return composeOverlay(plan, allocate(coded.width, coded.height), (layer) =>
      decodeHeif(source, layer, decoder),
    )
  const { width, height } = coded
  const pixels = allocate(width, height)
  const target: RgbaTarget = { pixels, width, height }
  const draw = async (picture: CodedPicture, x: number, y: number) => {
    const decoded = await decode(source, picture, decoder)
    planesToRgba(decoded, colour.codePoints ?? decoded.colour ?? defaultCoding, target, x, y)
  }
  if (plan.kind === 'coded') await draw(plan, 0, 0)
  else
    for (const [index, tile] of plan.tiles.entries())
      await draw(tile, (index % plan.columns) * tile.width, Math.floor(index / plan.columns) * tile.height)
  return pixels
}

async function decode(source: ByteSource, picture: CodedPicture, decoder: HevcDecoder) {
  if (picture.codec !== 'hevc') throw unsupported()
  const pieces = await Promise.all(picture.extents.map(({ start, end }) => source.read(start, end)))
  // Coded in whole blocks: up to 64 more in both directions.
  const maxPixels = (picture.width + 64) * (picture.height + 64)
  return decoder.decode(picture.configuration, joinBytes(pieces), maxPixels)
}

function allocate(width: number, height: number): Uint8ClampedArray<ArrayBuffer> {
  try {
    return new Uint8ClampedArray(width * height * 4)
  } catch {
    throw new ImageFailure({ kind: 'too-large', width, height })
  }
}

const unsupported = () => new ImageFailure({ kind: 'unsupported', format: 'heic' })
