import { Pica } from 'pica/pica_main'
import type { PixelSize } from '../../pixels/fit-box.ts'

let resizer: Pica | undefined

/**
 * Scales RGBA pixels down with pica's Lanczos filter of three lobes, on the values as they are stored (not in
 * linear light).
 */
export async function resizePixels(pixels: ImageData, to: PixelSize): Promise<ImageData> {
  // pica's own workers would need further files.
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
