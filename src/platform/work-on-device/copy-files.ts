import { maxBytes } from './limits.ts'
import type { StoredFiles } from './stored-files.ts'
import type { Unsaved } from './unsaved.ts'

export type Copying = {
  readonly stored: StoredFiles
  /** Bytes that the browser still grants. */
  readonly freeBytes: () => Promise<number>
  readonly isOutdated: () => boolean
  /** Runs after each file. */
  readonly afterEach: () => Promise<void>
}

/**
 * Stores those files that are not stored yet, within the limit. Resolves with why one is missing, if one is; with
 * `undefined` if it ended early, as there is something newer.
 */
export async function copyFiles(
  files: readonly File[],
  { stored, freeBytes, isOutdated, afterEach }: Copying,
): Promise<Unsaved['why'] | undefined> {
  let why: Unsaved['why'] = 'failed'
  if (files.every(stored.isStored)) return why
  const limit = Math.min(maxBytes, stored.bytes() + (await freeBytes()) / 2)
  for (const file of files) {
    if (!stored.isToCopy(file)) continue
    if (stored.bytes() + file.size > limit) {
      why = limit < maxBytes ? 'full' : 'limit'
      continue
    }
    if ((await stored.copy(file)) === 'full') why = 'full'
    if (isOutdated()) return undefined
    await afterEach()
  }
  return why
}
