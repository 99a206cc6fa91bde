import { onDemandFolder } from '../../../src/lib/work/on-demand.ts'

/** Subsets of Noto Sans for Chinese, Japanese and Korean, and the lists of their characters. */
const eastAsian = /[\\/](noto-sans-(?:sc|tc|jp|kr))[\\/](?:files[\\/].*\.woff|unicode\.json)$/
/** Decoders that browsers with their own never need, HEIC's and JPEG XL's, and that for JPEG of more than 134 megapixels. */
const decoder = /[\\/](?:libde265|libjxl|jpegli-decoder)\.wasm$/

/** The encoders of WebP and AVIF, which only those need who choose these formats. */
const encoder = /[\\/](?:webp_enc(?:_simd)?|avif_enc)\.wasm$/

type Asset = { readonly originalFileNames: readonly string[] }

/** The file name of an asset, with its hash, in a separate folder if few visitors need it. */
export function assetName({ originalFileNames: [file = ''] }: Asset): string {
  const [, face] = eastAsian.exec(file) ?? []
  if (face === undefined && !decoder.test(file) && !encoder.test(file)) return 'assets/[name]-[hash][extname]'
  const name = face !== undefined && file.endsWith('.json') ? `${face}-[name]` : '[name]'
  return `${onDemandFolder.slice(1)}${name}-[hash][extname]`
}
