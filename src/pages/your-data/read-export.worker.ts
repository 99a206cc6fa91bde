import { importLimits, readExport } from '../../lib/stored-data/export-file.ts'
import type { ReadAnswer, ReadRequest } from './read-request.ts'

declare const self: DedicatedWorkerGlobalScope

/** A file that anybody may have written is read here, where nothing can be reached. */
async function read({ file, owners }: ReadRequest): Promise<ReadAnswer> {
  if (file.size > importLimits.bytes) return { kind: 'fault', fault: 'too-large' }
  try {
    return readExport(owners, await file.text())
  } catch {
    return { kind: 'fault', fault: 'unreadable' }
  }
}

self.onmessage = async ({ data }: MessageEvent<ReadRequest>) => self.postMessage(await read(data))
