/** `refused`: the browser or the visitor said no; `missing`: this browser cannot do it. */
export type CopyOutcome = 'copied' | 'refused' | 'missing'

/** What is used of the browser; each part is missing somewhere (old browsers, pages without HTTPS). */
export type ClipboardSource = {
  readonly clipboard?: {
    writeText?(text: string): Promise<void>
    write?(items: ClipboardItem[]): Promise<void>
  }
  readonly makeItem?: (type: string, data: Promise<Blob>) => ClipboardItem
}

export type ClipboardDoor = {
  /** Call it within a click or a key press. Empty text empties the clipboard. */
  copyText(text: string): Promise<CopyOutcome>
  /**
   * Copies a PNG, the one image type that all browsers take. An image still in the making is handed over as a
   * promise, so that the call stays within the click (Safari insists); when it fails the answer is `refused`.
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

export function createClipboard(source: () => ClipboardSource): ClipboardDoor {
  return {
    async copyText(text) {
      const { clipboard } = source()
      if (!clipboard?.writeText) return 'missing'
      return outcomeOf(async () => clipboard.writeText?.(text))
    },
    async copyImage(png) {
      const { clipboard, makeItem } = source()
      const image = Promise.resolve(png)
      // Whoever makes the image hears of its failure; here it must not count as unhandled.
      image.catch(() => {})
      if (!clipboard?.write || !makeItem) return 'missing'
      return outcomeOf(async () => clipboard.write?.([makeItem('image/png', image)]))
    },
  }
}

export const clipboard: ClipboardDoor = createClipboard(() => ({
  ...(navigator.clipboard ? { clipboard: navigator.clipboard } : {}),
  ...(typeof ClipboardItem === 'function'
    ? { makeItem: (type: string, data: Promise<Blob>) => new ClipboardItem({ [type]: data }) }
    : {}),
}))
