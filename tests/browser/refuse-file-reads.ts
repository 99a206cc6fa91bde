import type { Page } from '@playwright/test'

/** From the next visit on, reading a file on the main thread throws; workers may read. */
export const refuseFileReads = (page: Page): Promise<unknown> =>
  page.addInitScript(() => {
    const refuse = () => {
      throw new Error('a file was read on the page')
    }
    Object.assign(Blob.prototype, { text: refuse, arrayBuffer: refuse, stream: refuse })
    Object.assign(FileReader.prototype, { readAsText: refuse, readAsArrayBuffer: refuse })
  })
