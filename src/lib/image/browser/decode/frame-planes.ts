import type { Plane, Planes } from '../../hevc/planes.ts'

/**
 * Copies the visible samples of a decoded frame. Null for all formats but 4:2:0 with 8 bits, which decoders give as
 * three planes or with both differences in one; opaque frames have no format.
 */
export async function framePlanes(frame: VideoFrame): Promise<Planes | null> {
  const { format, visibleRect } = frame
  if (!visibleRect || (format !== 'I420' && format !== 'NV12')) return null
  const { width, height } = visibleRect
  const bytes = new Uint8Array(frame.allocationSize())
  const layouts = await frame.copyTo(bytes)
  const chromaSize = { width: Math.ceil(width / 2), height: Math.ceil(height / 2), bitDepth: 8 }
  const samples = layouts.map(({ offset }) => bytes.subarray(offset))
  const [luma, blue, red] = samples
  const [lumaStride = 0, blueStride = 0, redStride = 0] = layouts.map(({ stride }) => stride)
  if (!luma || !blue) return null
  const chroma: readonly Plane[] = red
    ? [
        { samples: blue, stride: blueStride, ...chromaSize },
        { samples: red, stride: redStride, ...chromaSize },
      ]
    : [0, 1].map((first) => ({
        samples: everySecond(blue, first, blueStride, chromaSize),
        stride: chromaSize.width,
        ...chromaSize,
      }))
  const planes = [{ samples: luma, stride: lumaStride, width, height, bitDepth: 8 }, ...chroma]
  return { width, height, chroma: '4:2:0', planes }
}

/** One of two differences that alternate, without what lies between the rows. */
function everySecond(
  both: Uint8Array,
  first: number,
  stride: number,
  { width, height }: { readonly width: number; readonly height: number },
): Uint8Array {
  const samples = new Uint8Array(width * height)
  for (let row = 0, to = 0; row < height; row += 1)
    for (let column = 0, from = row * stride + first; column < width; column += 1, from += 2, to += 1)
      samples[to] = both[from] ?? 0
  return samples
}
