import { ImageFailure } from '../image-error.ts'
import type {
  CodecName,
  Inspection,
  WorkError,
  WorkOrder,
  WorkRequest,
  WorkResponse,
  WorkStage,
} from '../image-work.ts'
import { inspectImage } from './decode/open-picture.ts'

/** What the work of a tool is given besides its order. */
export type WorkContext<Result> = {
  onStage(stage: WorkStage): void
  /** Shows a result that can be used while a better one is being made. */
  onEarlyResult(result: Result): void
  /** The compiled codec; null when it could not be loaded. */
  codec(name: CodecName): Promise<WebAssembly.Module | null>
}

/** Answers a page's requests in a worker: looks at headers, and does the tool's `work` on one picture at a time. */
export function serveWork<Settings, Result>(
  work: (order: WorkOrder<File, Settings>, context: WorkContext<Result>) => Promise<Result>,
): void {
  const answer = (message: WorkResponse<Result>) => postMessage(message)
  const codecs = createCodecs()
  const context: WorkContext<Result> = {
    onStage: (stage) => answer({ type: 'stage', stage }),
    onEarlyResult: (result) => answer({ type: 'result', result, final: false }),
    codec: codecs.wait,
  }

  const handle = async (request: WorkRequest<File, Settings, WebAssembly.Module>) => {
    if (request.type === 'codec') {
      codecs.give(request.codec, request.module)
    } else if (request.type === 'inspect') {
      answer({ type: 'inspected', id: request.id, inspection: await inspect(request.file) })
    } else {
      try {
        answer({ type: 'result', result: await work(request, context), final: true })
      } catch (error) {
        answer({ type: 'failed', error: workErrorOf(error) })
      }
    }
  }
  addEventListener('message', (event: MessageEvent<WorkRequest<File, Settings, WebAssembly.Module>>) => {
    void handle(event.data)
  })
}

function createCodecs() {
  const waiting = new Map<CodecName, PromiseWithResolvers<WebAssembly.Module | null>>()
  const entry = (name: CodecName) => {
    const known = waiting.get(name) ?? Promise.withResolvers<WebAssembly.Module | null>()
    waiting.set(name, known)
    return known
  }
  return {
    give: (name: CodecName, module: WebAssembly.Module | null) => entry(name).resolve(module),
    wait: (name: CodecName) => entry(name).promise,
  }
}

async function inspect(file: File): Promise<Inspection> {
  try {
    return { ok: true, metadata: await inspectImage(file) }
  } catch (error) {
    return { ok: false, error: error instanceof ImageFailure ? error.error : { kind: 'unreadable' } }
  }
}

function workErrorOf(error: unknown): WorkError {
  return error instanceof ImageFailure ? error.error : { kind: 'unexpected' }
}
