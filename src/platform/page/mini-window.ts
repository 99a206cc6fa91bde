/** The part of Document Picture-in-Picture that is used. */
type PictureInPicture = {
  requestWindow(options: { readonly width: number; readonly height: number }): Promise<Window>
}

const source = (): PictureInPicture | undefined =>
  (globalThis as { documentPictureInPicture?: PictureInPicture }).documentPictureInPicture

export const miniWindow = {
  isPossible: (): boolean => source() !== undefined,
  /**
   * A small window of this page that stays above all others, with the page's styles and theme. Call it within a
   * click. `undefined` where the browser has none or refuses.
   */
  async open(width: number, height: number): Promise<Window | undefined> {
    try {
      const opened = await source()?.requestWindow({ width, height })
      if (!opened) return undefined
      for (const sheet of document.querySelectorAll('link[rel="stylesheet"]'))
        opened.document.head.append(sheet.cloneNode(true))
      opened.document.documentElement.className = document.documentElement.className
      opened.document.documentElement.lang = document.documentElement.lang
      opened.document.title = document.title
      return opened
    } catch {
      return undefined
    }
  },
}
