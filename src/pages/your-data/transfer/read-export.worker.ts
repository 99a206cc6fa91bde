import { importLimits, readExport } from '../../../lib/stored-data/export-file.ts'
import type { ReadRequest, ReadResponse } from './read-request.ts'

declare const self: DedicatedWorkerGlobalScope

/** Reads an untrusted file. The worker is sealed, so it cannot connect to anything. */
async function read({ file, owners }: ReadRequest): Promise<ReadResponse> {
  if (file.size > importLimits.bytes) return { kind: 'fault', fault: 'too-large' }
  try {
    return readExport(owners, await file.text())
  } catch {
    return { kind: 'fault', fault: 'unreadable' }
  }
}

self.onmessage = async ({ data }: MessageEvent<ReadRequest>) => self.postMessage(await read(data))
