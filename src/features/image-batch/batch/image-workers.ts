import type { CodecName, Inspection, WorkResponse } from '../../../lib/image/image-work.ts'
import { memoryBudget, workerCount } from '../../../lib/image/pixels/memory-budget.ts'
import { workTimeoutMs } from '../../../lib/work/work-timeout.ts'
import { readDevice } from '../../../platform/device/device.ts'
import { compileModule } from '../../../platform/workers/web-assembly.ts'
import { createWorkerClient } from '../../../platform/workers/worker-client.ts'
import { createWorkerPool } from '../../../platform/workers/worker-pool.ts'
import type { ImagePool, ImageRequest } from './batch.ts'

/** A pool of a tool's workers; each receives the codecs as soon as the page has compiled them, null for those without an address. */
export function createImagePool<Settings, Result>(
  url: string,
  codecs: Readonly<Partial<Record<CodecName, string | null>>>,
): ImagePool<Settings, Result> {
  const open = () => {
    const { cores, memory } = readDevice()
    return createWorkerPool<ImageRequest<Settings>, WorkResponse<Result>>({
      url,
      size: workerCount(cores),
      budget: memoryBudget(memory),
      opened(channel) {
        for (const [codec, address] of Object.entries(codecs) as [CodecName, string | null][])
          void load(address).then((module) => channel.send({ type: 'codec', codec, module }, null))
      },
    })
  }
  // Created with the first task, as there is no device to read during prerendering.
  let pool: ImagePool<Settings, Result> | undefined
  return {
    run(task) {
      pool ??= open()
      return pool.run(task)
    },
    close: () => pool?.close(),
  }
}

const load = async (address: string | null) => (address === null ? null : compileModule(address))

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
