import { safeFileName } from '../../lib/files/file-names.ts'
import { type Clock, systemClock } from '../time/clock.ts'
import { type ObjectUrls, objectUrls } from './object-urls.ts'

/** How long the address of a download stays valid, in milliseconds. */
export const objectUrlLifetimeMs = 120_000

export type DownloadDependencies = {
  readonly urls: ObjectUrls
  readonly clock: Clock
  /** Follows a link with a `download` attribute, as a click on it does. */
  follow(url: string, name: string): void
}

/** Saves a blob as a file under a name, made safe for every file system. The browser says when it is done. */
export type Download = (blob: Blob, name: string) => void

/**
 * The browser looks the object URL up after the click, at a moment it does not tell; on iOS only once the visitor
 * has said yes to a question. A URL revoked before that saves nothing, so it is revoked a good while later.
 * Revoking never harms a download that has begun: it holds the blob itself. Leaving the page revokes at once.
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
