import { jobFinished } from '../page/finished-jobs.ts'

/**
 * `refused`: denied by the browser or the visitor; `missing`: this browser has no such API; `insecure`: no browser has
 * it at an http:// address.
 */
export type CopyOutcome = 'copied' | 'refused' | 'missing' | 'insecure'

/** The used part of the browser's API; old browsers and insecure contexts lack parts of it. */
export type ClipboardSource = {
  /** Browsers have the clipboard in secure contexts only: https:// and localhost. */
  readonly isSecure: boolean
  readonly clipboard?: {
    writeText?(text: string): Promise<void>
    write?(items: ClipboardItem[]): Promise<void>
  }
  readonly makeItem?: (type: string, data: Promise<Blob>) => ClipboardItem
}

export type ClipboardWriter = {
  /** Must be called during a click or a key press. Empty text clears the clipboard. */
  copyText(text: string): Promise<CopyOutcome>
  /**
   * Copies a PNG, the one image type that all browsers accept. An image that is not ready yet is passed as a promise,
   * because Safari requires the call during the click; if the promise rejects, the outcome is `refused`.
   */
  copyImage(png: Blob | Promise<Blob>): Promise<CopyOutcome>
}

async function outcomeOf(write: () => Promise<void>): Promise<CopyOutcome> {
  try {
    await write()
    jobFinished({ kind: 'copied' })
    return 'copied'
  } catch {
    return 'refused'
  }
}

const whyNone = ({ isSecure }: ClipboardSource): CopyOutcome => (isSecure ? 'missing' : 'insecure')

export function createClipboard(source: () => ClipboardSource): ClipboardWriter {
  return {
    async copyText(text) {
      const given = source()
      const { clipboard } = given
      if (!clipboard?.writeText) return whyNone(given)
      return outcomeOf(async () => clipboard.writeText?.(text))
    },
    async copyImage(png) {
      const given = source()
      const { clipboard, makeItem } = given
      const image = Promise.resolve(png)
      // The caller handles the failure; here it must not count as an unhandled rejection.
      image.catch(() => {})
      if (!clipboard?.write || !makeItem) return whyNone(given)
      return outcomeOf(async () => clipboard.write?.([makeItem('image/png', image)]))
    },
  }
}

export const clipboard: ClipboardWriter = createClipboard(() => ({
  isSecure: isSecureContext,
  ...(navigator.clipboard ? { clipboard: navigator.clipboard } : {}),
  ...(typeof ClipboardItem === 'function'
    ? { makeItem: (type: string, data: Promise<Blob>) => new ClipboardItem({ [type]: data }) }
    : {}),
}))
