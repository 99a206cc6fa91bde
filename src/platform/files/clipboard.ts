/**
 * `refused`: the browser or the visitor said no; `missing`: this browser cannot do it; `insecure`: no browser does it at
 * an address like this one, over http://.
 */
export type CopyOutcome = 'copied' | 'refused' | 'missing' | 'insecure'

/** What is used of the browser; each part is missing somewhere (old browsers, pages without HTTPS). */
export type ClipboardSource = {
  /** Browsers hand out the clipboard over https:// and on this computer only. */
  readonly isSecure: boolean
  readonly clipboard?: {
    writeText?(text: string): Promise<void>
    write?(items: ClipboardItem[]): Promise<void>
  }
  readonly makeItem?: (type: string, data: Promise<Blob>) => ClipboardItem
}

export type ClipboardWriter = {
  /** Call it within a click or a key press. Empty text empties the clipboard. */
  copyText(text: string): Promise<CopyOutcome>
  /**
   * Copies a PNG, the one image type that all browsers take. An image still in the making is handed over as a
   * promise, so that the call stays within the click (Safari insists); when it fails the result is `refused`.
   */
  copyImage(png: Blob | Promise<Blob>): Promise<CopyOutcome>
}

async function outcomeOf(write: () => Promise<void>): Promise<CopyOutcome> {
  try {
    await write()
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
      // Whoever makes the image handles its failure; here it must not count as unhandled.
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
