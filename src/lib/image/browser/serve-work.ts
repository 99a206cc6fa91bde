import { ImageFailure } from '../image-error.ts'
import type {
  CodecName,
  CodecRequest,
  Inspection,
  WorkError,
  WorkOrder,
  WorkPass,
  WorkRequest,
  WorkResponse,
  WorkStage,
} from '../image-work.ts'
import { createCodecs } from './codecs.ts'
import { type CheckSize, inspectImage } from './decode/open-picture.ts'

/** What a tool's `work` receives besides its order. */
export type WorkContext<Result> = {
  onStage(stage: WorkStage): void
  /**
   * Makes and posts a result that can be used while a better one is computed. In a quick pass it throws, as the work is
   * done; in a small one it does nothing, as the page has that result already. `make` may find that there is none.
   */
  giveEarly(make: () => Promise<Result | null>): Promise<void>
  /** Between two steps of long work: fails when the page has stopped it. */
  turn(): Promise<void>
  /** Asks the page for a codec, which then loads and compiles it; null when it could not be loaded. */
  codec(name: CodecName): Promise<WebAssembly.Module | null>
}

/** Thrown through a tool's work to end a quick pass. */
class QuickEnd extends Error {}

/** Thrown through a tool's work that the page has stopped. */
class Stopped extends Error {}

/** Serves a page's requests in a worker: inspects headers, and does the tool's `work` on one picture at a time. */
export function serveWork<Settings, Result>(
  work: (order: WorkOrder<File, Settings>, context: WorkContext<Result>) => Promise<Result>,
  checkSize?: CheckSize,
): void {
  const respond = (message: WorkResponse<Result> | CodecRequest) => postMessage(message)
  const codecs = createCodecs<WebAssembly.Module>((codec) => respond({ type: 'codec', codec }))
  let stopped = false
  const contextFor = (pass: WorkPass): WorkContext<Result> => ({
    onStage: (stage) => respond({ type: 'stage', stage }),
    async giveEarly(make) {
      if (pass === 'small') return
      const result = await make()
      if (result === null) return
      respond({ type: 'result', result, final: false })
      if (pass === 'quick') throw new QuickEnd()
    },
    async turn() {
      await nextMessage()
      if (stopped) throw new Stopped()
    },
    codec: codecs.get,
  })

  const handle = async (request: WorkRequest<File, Settings, WebAssembly.Module>) => {
    if (request.type === 'codec') {
      codecs.give(request.codec, request.module)
    } else if (request.type === 'stop') {
      stopped = true
    } else if (request.type === 'inspect') {
      respond({ type: 'inspected', id: request.id, inspection: await inspect(request.file, checkSize) })
    } else {
      stopped = false
      try {
        respond({ type: 'result', result: await work(request, contextFor(request.pass)), final: true })
      } catch (error) {
        if (!(error instanceof QuickEnd)) respond({ type: 'failed', error: workErrorOf(error) })
      }
    }
  }
  addEventListener('message', (event: MessageEvent<WorkRequest<File, Settings, WebAssembly.Module>>) => {
    void handle(event.data)
  })
}

/** Lets the messages in that have arrived: awaiting a promise does not. */
function nextMessage(): Promise<void> {
  const { port1, port2 } = new MessageChannel()
  return new Promise((resolve) => {
    port1.onmessage = () => {
      port1.close()
      resolve()
    }
    port2.postMessage(null)
  })
}

async function inspect(file: File, checkSize: CheckSize | undefined): Promise<Inspection> {
  try {
    return { ok: true, metadata: await inspectImage(file, checkSize) }
  } catch (error) {
    return { ok: false, error: error instanceof ImageFailure ? error.error : { kind: 'unreadable' } }
  }
}

function workErrorOf(error: unknown): WorkError {
  return error instanceof ImageFailure ? error.error : { kind: 'unexpected' }
}
