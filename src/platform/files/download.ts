import { safeFileName } from '../../lib/files/file-names.ts'
import { jobFinished, type SavedJob } from '../page/finished-jobs.ts'
import { afterInSight } from '../time/after-in-sight.ts'
import type { Clock } from '../time/clock.ts'
import { type ObjectUrls, objectUrls } from './object-urls.ts'

/** How long the object URL of a download stays valid, in milliseconds. */
export const objectUrlLifetimeMs = 120_000

export type DownloadDependencies = {
  readonly urls: ObjectUrls
  readonly after: Clock['after']
  /** Clicks a link with a `download` attribute. */
  follow(url: string, name: string): void
}

/**
 * Saves a blob as a file, with a name that is safe on every file system. The browser shows the progress. `what`: what is
 * in it for the visitor, where its type doesn't say so.
 */
export type Download = (blob: Blob, name: string, what?: Omit<SavedJob, 'kind'>) => void

const whatIs = ({ type }: Blob): SavedJob['what'] =>
  type.startsWith('image/') ? 'picture' : type === 'application/pdf' ? 'document' : 'file'

/**
 * The browser resolves the object URL some time after the click, on iOS only after the visitor has confirmed. If it is
 * revoked before, nothing is saved, so it is revoked much later. Revoking does not affect a download that has begun,
 * which has a reference to the blob. Leaving the page revokes it at once.
 */
export function createDownload({ urls, after, follow }: DownloadDependencies): Download {
  return (blob, name, what = { what: whatIs(blob), count: 1 }) => {
    const url = urls.create(blob)
    after(objectUrlLifetimeMs, () => urls.revoke(url))
    follow(url, safeFileName(name))
    jobFinished({ kind: 'saved', ...what })
  }
}

export const download: Download = createDownload({
  urls: objectUrls,
  after: afterInSight,
  follow(url, name) {
    const link = document.createElement('a')
    link.href = url
    link.download = name
    document.body.append(link)
    link.click()
    link.remove()
  },
})
