import { site } from '../../../site.config.ts'
import hevcUrl from '../../../vendor/libde265/libde265.wasm?url'
import jxlUrl from '../../../vendor/libjxl/libjxl.wasm?url'
import type { ImageImport, Imported } from '../../lib/image/image-import.ts'
import { memoryBudget, recyclePixels, workerCount } from '../../lib/image/pixels/memory-budget.ts'
import { workTimeoutMs } from '../../lib/work/work-timeout.ts'
import { readDevice } from '../../platform/device/device.ts'
import { compileModule, supportsSimd } from '../../platform/workers/web-assembly.ts'
import { createWorkerPool } from '../../platform/workers/worker-pool.ts'
import workerUrl from './import.worker.ts?worker&url'
import type {
  CountRequest,
  DecoderFormat,
  Decoders,
  ImportRequest,
  ImportResponse,
} from './import-messages.ts'

/**
 * Peak memory for a pixel, in bytes: the decoded planes, RGB samples and the file made of them; of a JPEG XL what its
 * decoder takes for one without loss (docs/adr/0046), and the file.
 */
const bytesPerPixel = { jxl: 21, others: 12 } as const
const isJxl = ({ name, type }: File) => type === 'image/jxl' || /\.jxl$/i.test(name)
/** A decoder in WebAssembly takes up to a second a megapixel on two cores. */
const slowness = 2
/** To a frame all before it may have to be decoded, each in this part of the time. */
const frameShare = 0.02

const { cores, memory } = readDevice()
const pool = createWorkerPool<ImportRequest | CountRequest, ImportResponse>({
  url: workerUrl,
  size: workerCount(cores),
  budget: memoryBudget(memory),
})

/** Where the decoders are; null where the operator has left one out, or the browser cannot run it. */
const decoderUrls: Readonly<Record<DecoderFormat, string | null>> = {
  heic: site.heicDecoder ? hevcUrl : null,
  jxl: supportsSimd() ? jxlUrl : null,
}

/** The decoders that have been loaded, once a worker has found that the browser has none that decodes a picture. */
let decoders: Decoders = {}

/** Imports a picture in a sealed worker; loads a decoder when the worker needs it. */
export const runImport: ImageImport<File>['start'] = ({ pixels, ...order }, report) => {
  const { file, page = 0 } = order
  let cancel = () => {}
  let ended = false
  const done = ({ picture, from, pages }: Imported<Blob>) => {
    const { name, lastModified } = file
    report.done({ picture: new File([picture], name, { type: picture.type, lastModified }), from, pages })
  }
  const needDecoder = async (format: DecoderFormat, otherwise: Imported<Blob> | undefined) => {
    const url = decoderUrls[format]
    const decoder = url === null ? null : await compileModule(url)
    if (decoder) decoders = { ...decoders, [format]: decoder }
    if (ended) return
    if (decoder) attempt()
    else if (otherwise) done(otherwise)
    else report.failed({ kind: url === null ? 'unsupported' : 'decoder-missing', format })
  }
  const attempt = () => {
    cancel = pool.run({
      request: { type: 'import', ...order, decoders },
      timeoutMs: workTimeoutMs({ bytes: file.size, pixels }, slowness + page * frameShare),
      bytes: pixels * bytesPerPixel[isJxl(file) ? 'jxl' : 'others'],
      onResponse(response) {
        if (response.type === 'decoder-needed') {
          void needDecoder(response.format, response.otherwise)
          // Kept for what it knows of the browser.
          return 'free'
        }
        if (response.type === 'failed') report.failed(response.error)
        else if (response.type === 'imported') done(response)
        return pixels > recyclePixels ? 'recycle' : 'free'
      },
      failed: ({ reason }) => report.failed({ kind: reason === 'timed-out' ? reason : 'unexpected' }),
    })
  }
  attempt()
  return () => {
    ended = true
    cancel()
  }
}

/** Counts the pages or frames of a file in a sealed worker. */
export const runCount: ImageImport<File>['count'] = (file, report) =>
  pool.run({
    request: { type: 'count', file },
    timeoutMs: workTimeoutMs({ bytes: file.size }),
    bytes: file.size,
    onResponse(response) {
      if (response.type === 'counted') report.done(response.count)
      else if (response.type === 'failed') report.failed(response.error)
      return 'free'
    },
    failed: ({ reason }) => report.failed({ kind: reason === 'timed-out' ? reason : 'unexpected' }),
  })
