import { zipSync } from 'fflate'
import { archiveNames } from '../../../../lib/files/file-names.ts'
import { unixEntry } from '../../../../lib/files/zip-entry.ts'
import type { BatchFormat } from './batch.ts'
import type { BatchFile } from './batch-files.ts'

/** Packs all codes into one ZIP under safe, distinct names. PNG files are already compressed, so they are stored. */
export function packCodes(files: readonly BatchFile[], format: BatchFormat): Uint8Array<ArrayBuffer> {
  const names = archiveNames(files.map(({ name }) => name))
  const entries = Object.fromEntries(files.map(({ bytes }, index) => [names[index] ?? '', bytes]))
  return zipSync(entries, { ...unixEntry, level: format === 'png' ? 0 : 6 })
}
