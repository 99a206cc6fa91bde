import { Pica } from 'pica/pica_main'
import type { PixelSize } from '../../pixels/fit-box.ts'

let resizer: Pica | undefined

/**
 * Scales opaque RGBA pixels down with a Lanczos window of three lobes, as pica does it, in the values as they are
 * stored (not in linear light).
 */
export async function resizePixels(pixels: ImageData, to: PixelSize): Promise<ImageData> {
  // Its own workers would need more files than this one.
  resizer ??= new Pica({ features: ['js', 'wasm'] })
  const { data, width, height, colorSpace } = pixels
  const dest = new Uint8Array(to.width * to.height * 4)
  await resizer.resizeBuffer({
    src: data,
    width,
    height,
    toWidth: to.width,
    toHeight: to.height,
    filter: 'lanczos3',
    dest,
  })
  return new ImageData(new Uint8ClampedArray(dest.buffer), to.width, to.height, { colorSpace })
}
