/** The used part of Document Picture-in-Picture. */
type PictureInPicture = {
  requestWindow(options: { readonly width: number; readonly height: number }): Promise<Window>
}

const source = (): PictureInPicture | undefined =>
  (globalThis as { documentPictureInPicture?: PictureInPicture }).documentPictureInPicture

export const miniWindow = {
  isPossible: (): boolean => source() !== undefined,
  /**
   * Opens a small always-on-top window with the page's styles and theme. Must be called during a click. `undefined`
   * where the browser has no such windows or rejects.
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
