import type { CodecName, CodecRequest, Inspection, WorkResponse } from '../../../lib/image/image-work.ts'
import { memoryBudget, workerCount } from '../../../lib/image/pixels/memory-budget.ts'
import { workTimeoutMs } from '../../../lib/work/work-timeout.ts'
import { readDevice } from '../../../platform/device/device.ts'
import { compileModule } from '../../../platform/workers/web-assembly.ts'
import { createWorkerClient } from '../../../platform/workers/worker-client.ts'
import { createWorkerPool } from '../../../platform/workers/worker-pool.ts'
import type { StartWorker } from '../../../platform/workers/workers.ts'
import type { ImagePool, ImageRequest } from './passes.ts'

/** Addresses of the codecs of a tool's workers; null for those without one. */
export type CodecAddresses = Readonly<Partial<Record<CodecName, string | null>>>

/** A pool of a tool's workers; each receives the codecs that it asks for, once the page has compiled them. */
export function createImagePool<Settings, Result>(
  url: string,
  codecs: CodecAddresses,
  { load = compileModule, ...dependencies }: Dependencies = {},
): ImagePool<Settings, Result> {
  const moduleOf = async (codec: CodecName) => {
    const address = codecs[codec]
    return address ? load(address) : null
  }
  const open = () => {
    const { cores, memory } = readDevice()
    return createWorkerPool<ImageRequest<Settings>, WorkResponse<Result>, CodecRequest>({
      url,
      size: workerCount(cores),
      budget: memoryBudget(memory),
      answer(message, worker): message is CodecRequest {
        if (message.type !== 'codec') return false
        const { codec } = message
        void moduleOf(codec).then((module) => worker.send({ type: 'codec', codec, module }, null))
        return true
      },
      ...dependencies,
    })
  }
  // Created with the first task, as there is no device to read during prerendering.
  let pool: ImagePool<Settings, Result> | undefined
  return {
    run(task) {
      pool ??= open()
      return pool.run(task)
    },
    forget: (keep) => pool?.forget(keep),
    close: () => pool?.close(),
  }
}

/** Replaced by tests. */
type Dependencies = { readonly load?: typeof compileModule; readonly start?: StartWorker }

export type ImageInspector = {
  /** Reads the metadata of a file without decoding it. */
  inspect(file: File): Promise<Inspection>
  /** Terminates its worker; a running inspection ends with `not-looked-at`. */
  close(): void
}

type InspectRequest = Extract<ImageRequest<never>, { type: 'inspect' }>
type InspectResponse = Extract<WorkResponse<unknown>, { type: 'inspected' }>

/** Inspects files in a separate worker, so that no file waits for the processing of others. */
export function createImageInspector(url: string): ImageInspector {
  const client = createWorkerClient<InspectRequest, InspectResponse>({ url })
  return {
    async inspect(file) {
      const result = await client.request({ type: 'inspect', file }, workTimeoutMs({ bytes: file.size }))
      if (result.ok) return result.response.inspection
      return { ok: false, error: { kind: result.reason === 'timed-out' ? 'timed-out' : 'not-looked-at' } }
    },
    close: client.close,
  }
}
