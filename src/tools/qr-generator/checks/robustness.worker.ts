import decodeQR from 'qr/decode.js'
import { prepareZXingModule, readBarcodes } from 'zxing-wasm/reader'
import {
  type Degradation,
  degradations,
  type RobustnessWithSamples,
  robustnessOf,
} from '../core/checks/robustness.ts'
import type { Picture } from '../core/drawing/pixels.ts'
import type { MeasuredRobustness, TestQuestion, TestResponse } from '../worker/check-messages.ts'
import { encodePng } from '../worker/encode-png.ts'

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
  return withFiles(await robustnessOf(picture, modulePixels, [readByZxing, readByQr]))
}

async function withFiles({
  samples = {},
  ...robustness
}: RobustnessWithSamples<Picture>): Promise<MeasuredRobustness> {
  const files: Partial<Record<Degradation, Blob>> = {}
  for (const degradation of degradations) {
    const sample = samples[degradation]
    if (sample) files[degradation] = await encodePng(sample)
  }
  return { ...robustness, samples: files }
}

addEventListener('message', ({ data }: MessageEvent<Question>) => {
  void test(data)
    .catch(() => null)
    .then((robustness) => {
      const response: TestResponse = { id: data.id, robustness }
      postMessage(response)
    })
})
