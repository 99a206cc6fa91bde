import wasmUrl from 'zxing-wasm/reader/zxing_reader.wasm?url'
import { workTimeoutMs } from '../../../lib/work/work-timeout.ts'
import { compileModule } from '../../../platform/workers/web-assembly.ts'
import { createWorkerClient } from '../../../platform/workers/worker-client.ts'
import type { Picture } from '../core/drawing/pixels.ts'
import type {
  MeasuredRobustness,
  ReadQuestion,
  ReadResponse,
  TestQuestion,
  TestResponse,
} from '../worker/check-messages.ts'
import readUrl from './read.worker.ts?worker&url'
import testUrl from './robustness.worker.ts?worker&url'

/** Reading back and robustness test, each in a sealed worker that starts with the first request. */
export type Readers = {
  /** Decodes the picture, null when it is unreadable, and makes a PNG of it; undefined when the decoder could not run. */
  read(picture: Picture): Promise<Pick<ReadResponse, 'text' | 'png'> | undefined>
  /** Measures the robustness; null when the test could not run. */
  test(picture: Picture, modulePixels: number, text: string): Promise<MeasuredRobustness | null>
  close(): void
}

export function createReaders(): Readers {
  const reader = createWorkerClient<ReadQuestion, ReadResponse>({ url: readUrl })
  const tester = createWorkerClient<TestQuestion<WebAssembly.Module>, TestResponse>({ url: testUrl })
  return {
    async read(picture) {
      const result = await reader.request({ picture }, workTimeoutMs())
      return result.ok ? result.response : undefined
    },
    async test(picture, modulePixels, text) {
      const module = await compileModule(wasmUrl)
      if (!module) return null
      const result = await tester.request({ picture, modulePixels, text, module }, workTimeoutMs())
      return result.ok ? result.response.robustness : null
    },
    close() {
      reader.close()
      tester.close()
    },
  }
}
