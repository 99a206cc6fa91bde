/** Talks to the built workers of the site, as its pages do. */

import mozjpegUrl from '@jsquash/jpeg/codec/enc/mozjpeg_enc.wasm?url'
import oxipngUrl from '../../../node_modules/@jsquash/oxipng/codec/pkg/squoosh_oxipng_bg.wasm?url'

const codecs = Object.entries({ mozjpeg: mozjpegUrl, oxipng: oxipngUrl })
/** @type {Map<string, Promise<WebAssembly.Module>>} */
const modules = new Map()

/** @param {string} url */
function compiled(url) {
  const known = modules.get(url) ?? WebAssembly.compileStreaming(fetch(url))
  modules.set(url, known)
  return known
}

/**
 * Has a worker work on one file and ends it.
 * @param {string} name of the worker's file
 * @param {File} file
 * @param {object} settings
 * @param {{ early?: boolean }} options early: takes the result that is shown first
 */
export async function workIn(name, file, settings, { early = false } = {}) {
  const worker = new Worker(`/${name}`)
  try {
    return await new Promise((resolve, reject) => {
      worker.onerror = reject
      worker.onmessage = ({ data }) => {
        if (data.type === 'failed') reject(new Error(JSON.stringify(data.error)))
        if (data.type === 'result' && (data.final || early)) resolve(data)
      }
      worker.postMessage({ type: 'work', file, recover: false, settings })
      if (early) return
      for (const [codec, url] of codecs)
        void compiled(url).then((module) => worker.postMessage({ type: 'codec', codec, module }))
    })
  } finally {
    worker.terminate()
  }
}
