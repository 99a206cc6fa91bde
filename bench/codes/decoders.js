import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { scanImageData, setModuleArgs } from '@undecaf/zbar-wasm'
import decodeQR from 'qr/decode.js'
import { prepareZXingModule, readBarcodes } from 'zxing-wasm/reader'

const require = createRequire(import.meta.url)

/** @typedef {{ data: Uint8ClampedArray, width: number, height: number }} Picture */

/** Three independent decoders, each returning the text or undefined. */
export async function decoders() {
  const wasm = await readFile(require.resolve('zxing-wasm/reader/zxing_reader.wasm'))
  await prepareZXingModule({ overrides: { wasmBinary: wasm.buffer }, fireImmediately: true })
  const zbar = await readFile(require.resolve('@undecaf/zbar-wasm').replace(/[^/]+$/, 'zbar.wasm')).catch(
    () => undefined,
  )
  if (zbar) setModuleArgs({ wasmBinary: zbar.buffer.slice(zbar.byteOffset, zbar.byteOffset + zbar.length) })
  return {
    qr: async (/** @type {Picture} */ picture) => {
      try {
        return decodeQR(picture, { timeLimit: 1000 })
      } catch {
        return undefined
      }
    },
    'zxing-cpp': async (/** @type {Picture} */ picture) => {
      // It reads only these three properties of ImageData.
      const [found] = await readBarcodes(/** @type {ImageData} */ (picture), {
        formats: ['QRCode'],
        tryHarder: true,
      })
      return found?.text
    },
    zbar: async (/** @type {Picture} */ picture) => {
      const [found] = await scanImageData(picture)
      return found?.decode('utf-8')
    },
  }
}
