/** Our built worker, with the messages of the page (src/tools/photo-to-pdf/core/worker-messages.ts). */
import { offer } from './bench-page.js'

/** @import { ConvertResponse } from '../../../src/tools/photo-to-pdf/core/worker-messages.ts' */
/** @import { ConvertMessage } from '../../../src/tools/photo-to-pdf/worker/convert-message.ts' */
/** @import { Millimetres } from '../../../src/tools/photo-to-pdf/core/settings.ts' */

offer(
  (files) =>
    new Promise((resolve, reject) => {
      const worker = new Worker('/toolnook-worker.js')
      worker.onerror = (event) => reject(new Error(event.message))
      worker.onmessage = (/** @type {MessageEvent<ConvertResponse<Blob>>} */ { data }) => {
        if (data.type === 'progress') return
        worker.terminate()
        if (data.type === 'converted') resolve(data.pdf)
        else reject(new Error(JSON.stringify(data)))
      }
      /** @type {ConvertMessage} */
      const request = {
        type: 'convert',
        id: 0,
        files,
        settings: { pageSize: 'A4', orientation: 'portrait', margin: /** @type {Millimetres} */ (20) },
        title: 'Photos',
        language: 'en',
        keepMetadata: false,
        jpegli: null,
      }
      worker.postMessage(request)
    }),
)
