/** Sends requests to the built workers of the site, as its pages do. */

import oxipngUrl from '../../../node_modules/@jsquash/oxipng/codec/pkg/squoosh_oxipng_bg.wasm?url'
import { unedited } from '../../../src/lib/image/pixels/edit.ts'
import jpegliUrl from '../../../vendor/jpegli/jpegli.wasm?url'

/**
 * @import { Compressed } from '../../../src/tools/image-compressor/core/compressed.ts'
 * @import { CompressorSettings } from '../../../src/tools/image-compressor/core/settings.ts'
 * @import { Converted } from '../../../src/tools/image-converter/core/converted.ts'
 * @import { ConvertSettings } from '../../../src/tools/image-converter/core/settings.ts'
 * @import { CodecName, CodecRequest, WorkRequest, WorkResponse } from '../../../src/lib/image/image-work.ts'
 */

/**
 * Settings and results of the workers, by file name.
 * @typedef {{
 *   'compressor-worker.js': { settings: CompressorSettings, result: Compressed<Blob> },
 *   'converter-worker.js': { settings: ConvertSettings, result: Converted<Blob> },
 * }} Workers
 */

/** @type {Readonly<Partial<Record<CodecName, string>>>} */
const codecs = { jpegli: jpegliUrl, oxipng: oxipngUrl }
/** @type {Map<string, Promise<WebAssembly.Module>>} */
const modules = new Map()

/** @param {CodecName} codec */
async function compiled(codec) {
  const url = codecs[codec]
  if (url === undefined) return null
  const known = modules.get(url) ?? WebAssembly.compileStreaming(fetch(url))
  modules.set(url, known)
  return known
}

/**
 * Processes one file in a worker and terminates it.
 * @template {keyof Workers} Name
 * @param {Name} name
 * @param {File} file
 * @param {Workers[Name]['settings']} settings
 * @param {{ early?: boolean }} options early: resolves with the preliminary result
 * @returns {Promise<{ result: Workers[Name]['result'] }>}
 */
export async function workIn(name, file, settings, { early = false } = {}) {
  const worker = new Worker(`/${name}`)
  /** @param {WorkRequest<File, Workers[Name]['settings'], WebAssembly.Module>} request */
  const send = (request) => worker.postMessage(request)
  try {
    return await new Promise((resolve, reject) => {
      worker.onerror = reject
      worker.onmessage = (
        /** @type {MessageEvent<WorkResponse<Workers[Name]['result']> | CodecRequest>} */ { data },
      ) => {
        if (data.type === 'codec')
          void compiled(data.codec).then((module) => send({ type: 'codec', codec: data.codec, module }))
        if (data.type === 'failed') reject(new Error(JSON.stringify(data.error)))
        if (data.type === 'result' && (data.final || early)) resolve(data)
      }
      send({
        type: 'work',
        pass: early ? 'quick' : 'both',
        file,
        recover: false,
        edit: unedited,
        keep: null,
        settings,
      })
    })
  } finally {
    worker.terminate()
  }
}
