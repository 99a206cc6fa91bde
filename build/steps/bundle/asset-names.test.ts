import { expect, it } from 'vitest'
import { assetName } from './asset-names.ts'

it.each([
  [
    'node_modules/@fontsource/noto-sans/files/noto-sans-latin-400-normal.woff',
    'assets/[name]-[hash][extname]',
  ],
  [
    'node_modules/@fontsource/noto-sans-jp/files/noto-sans-jp-7-400-normal.woff',
    'assets/on-demand/[name]-[hash][extname]',
  ],
  [
    'node_modules/@fontsource/noto-sans-kr/unicode.json',
    'assets/on-demand/noto-sans-kr-[name]-[hash][extname]',
  ],
  ['node_modules/@jsquash/webp/codec/enc/webp_enc_simd.wasm', 'assets/on-demand/[name]-[hash][extname]'],
  ['node_modules/@jsquash/avif/codec/enc/avif_enc.wasm', 'assets/on-demand/[name]-[hash][extname]'],
  ['vendor/libde265/libde265.wasm', 'assets/on-demand/[name]-[hash][extname]'],
  ['vendor/libjxl/libjxl.wasm', 'assets/on-demand/[name]-[hash][extname]'],
  ['vendor/jpegli/jpegli-decoder.wasm', 'assets/on-demand/[name]-[hash][extname]'],
  ['vendor/jpegli/jpegli.wasm', 'assets/[name]-[hash][extname]'],
])('%s becomes %s', (file, name) => {
  expect(assetName({ originalFileNames: [file] })).toBe(name)
})
