import { type Imported, readImport } from '../core/saved/import-export.ts'

addEventListener('message', (event: MessageEvent<Blob>) => {
  void event.data
    .text()
    .then(readImport, (): Imported => ({ ok: false, why: 'no-json' }))
    .then((imported) => postMessage(imported))
})
