import { prepareZXingModule, readBarcodes } from 'zxing-wasm/reader'
import type { Picture } from './core/pixels.ts'
import type { TestAnswer, TestQuestion } from './core/reading.ts'
import { robustnessOf } from './core/robustness.ts'

type Question = TestQuestion<WebAssembly.Module>

let prepared = false

/** The decoder's code comes compiled from the page: a sealed worker can load nothing. */
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
  const read = async ({ data, width, height }: Picture) => {
    const found = await readBarcodes(new ImageData(data, width, height), {
      formats: ['QRCode'],
      tryHarder: true,
      tryInvert: false,
      maxNumberOfSymbols: 1,
      // Control characters as they are, not spelt out for people.
      textMode: 'Plain',
    })
    return found[0]?.text === text
  }
  return robustnessOf(picture, modulePixels, read)
}

addEventListener('message', ({ data }: MessageEvent<Question>) => {
  void test(data)
    .catch(() => null)
    .then((robustness) => {
      const answer: TestAnswer = { id: data.id, robustness }
      postMessage(answer)
    })
})
