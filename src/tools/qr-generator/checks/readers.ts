import wasmUrl from 'zxing-wasm/reader/zxing_reader.wasm?url'
import { workTimeoutMs } from '../../../lib/work-timeout.ts'
import { compileModule } from '../../../platform/workers/web-assembly.ts'
import { createWorkerChannel, type WorkerChannel } from '../../../platform/workers/workers.ts'
import type { ReadAnswer, ReadQuestion, TestAnswer, TestQuestion } from '../core/checks/reading.ts'
import type { Robustness } from '../core/checks/robustness.ts'
import type { Picture } from '../core/drawing/pixels.ts'
import readUrl from './read.worker.ts?worker&url'
import testUrl from './robustness.worker.ts?worker&url'

/** Questions to one worker, answered in any order; `null` when it cannot answer. */
function createAsker<Question extends { readonly id: number }, Answer extends { readonly id: number }>(
  url: string,
) {
  const waiting = new Map<number, (answer: Answer | null) => void>()
  let channel: WorkerChannel<Question> | undefined
  let last = 0
  const close = () => {
    channel?.terminate()
    channel = undefined
    for (const resolve of waiting.values()) resolve(null)
    waiting.clear()
  }
  return {
    ask: (question: Omit<Question, 'id'>) =>
      new Promise<Answer | null>((resolve) => {
        channel ??= createWorkerChannel<Question, Answer>(
          { url },
          {
            answered(answer) {
              waiting.get(answer.id)?.(answer)
              waiting.delete(answer.id)
              if (waiting.size === 0) channel?.settled()
            },
            failed: close,
          },
        )
        last += 1
        waiting.set(last, resolve)
        channel.send({ ...question, id: last } as Question, workTimeoutMs())
      }),
    close,
  }
}

/** The two independent decoders, each in a sealed worker that starts with the first question. */
export type Readers = {
  /** What the picture holds; null when nothing can be read in it, undefined when nobody could look. */
  read(picture: Picture): Promise<string | null | undefined>
  /** How much the picture may suffer; null when the second decoder could not be loaded. */
  test(picture: Picture, modulePixels: number, text: string): Promise<Robustness | null>
  close(): void
}

export function createReaders(): Readers {
  const reader = createAsker<ReadQuestion, ReadAnswer>(readUrl)
  const tester = createAsker<TestQuestion<WebAssembly.Module>, TestAnswer>(testUrl)
  return {
    read: async (picture) => (await reader.ask({ picture }))?.text,
    async test(picture, modulePixels, text) {
      const module = await compileModule(wasmUrl)
      if (!module) return null
      return (await tester.ask({ picture, modulePixels, text, module }))?.robustness ?? null
    },
    close() {
      reader.close()
      tester.close()
    },
  }
}
