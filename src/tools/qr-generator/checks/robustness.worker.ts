import decodeQR from 'qr/decode.js'
import { prepareZXingModule, readBarcodes } from 'zxing-wasm/reader'
import type { TestQuestion, TestResponse } from '../core/checks/reading.ts'
import { robustnessOf } from '../core/checks/robustness.ts'
import type { Picture } from '../core/drawing/pixels.ts'

type Question = TestQuestion<WebAssembly.Module>

/** Time limit of the smaller decoder for a difficult picture, in milliseconds. */
const timeLimitMs = 500

let prepared = false

/** The page passes the compiled decoder, since a sealed worker cannot load it. */
function prepare(module: WebAssembly.Module): void {
  prepareZXingModule({
    overrides: {
      instantiateWasm(imports: WebAssembly.Imports, use: (instance: WebAssembly.Instance) => void) {
        void WebAssembly.instantiate(module, imports).then(use)
        return {}
      },
    },
  })
  prepared = true
}

async function test({ picture, modulePixels, text, module }: Question) {
  if (!prepared) prepare(module)
  const readByZxing = async ({ data, width, height }: Picture) => {
    const found = await readBarcodes(new ImageData(data, width, height), {
      formats: ['QRCode'],
      tryHarder: true,
      tryInvert: false,
      maxNumberOfSymbols: 1,
      // Returns control characters unchanged instead of spelling them out.
      textMode: 'Plain',
    })
    return found[0]?.text === text
  }
  const readByQr = async (each: Picture) => {
    try {
      return decodeQR(each, { timeLimit: timeLimitMs }) === text
    } catch {
      return false
    }
  }
  return robustnessOf(picture, modulePixels, [readByZxing, readByQr])
}

addEventListener('message', ({ data }: MessageEvent<Question>) => {
  void test(data)
    .catch(() => null)
    .then((robustness) => {
      const response: TestResponse = { id: data.id, robustness }
      postMessage(response)
    })
})
