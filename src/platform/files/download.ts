import { safeFileName } from '../../lib/files/file-names.ts'
import { type Clock, systemClock } from '../time/clock.ts'
import { type ObjectUrls, objectUrls } from './object-urls.ts'

/** How long the object URL of a download stays valid, in milliseconds. */
export const objectUrlLifetimeMs = 120_000

export type DownloadDependencies = {
  readonly urls: ObjectUrls
  readonly clock: Clock
  /** Clicks a link with a `download` attribute. */
  follow(url: string, name: string): void
}

/** Saves a blob as a file, with a name that is safe on every file system. The browser shows the progress. */
export type Download = (blob: Blob, name: string) => void

/**
 * The browser resolves the object URL some time after the click, on iOS only after the visitor has confirmed. If it is
 * revoked before, nothing is saved, so it is revoked much later. Revoking does not affect a download that has begun,
 * which has a reference to the blob. Leaving the page revokes it at once.
 */
export function createDownload({ urls, clock, follow }: DownloadDependencies): Download {
  return (blob, name) => {
    const url = urls.create(blob)
    clock.after(objectUrlLifetimeMs, () => urls.revoke(url))
    follow(url, safeFileName(name))
  }
}

export const download: Download = createDownload({
  urls: objectUrls,
  clock: systemClock,
  follow(url, name) {
    const link = document.createElement('a')
    link.href = url
    link.download = name
    document.body.append(link)
    link.click()
    link.remove()
  },
})
