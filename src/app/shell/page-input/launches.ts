import { placeOf } from '../../navigation/routes.ts'
import { sharedText } from './shared-text.ts'

type LaunchParams = {
  readonly targetURL?: string | undefined
  readonly files?: readonly Pick<FileSystemFileHandle, 'getFile'>[]
}

/** What the system passes to the installed app (Launch Handler API). */
export type LaunchQueue = { setConsumer(consume: (params: LaunchParams) => void): void }

declare global {
  interface Window {
    readonly launchQueue?: LaunchQueue
  }
}

type Launched = {
  onFiles(files: readonly File[]): void
  /** What another app shares with a window that is open. */
  onText(text: string): void
  /** The page of a shortcut. */
  onPath(path: string): void
}

/**
 * Follows what the system opens in the window that is there: files, a shared text, the page of a shortcut.
 * `opened` is the address with which the page was loaded: its own launch is passed as well.
 */
export function followLaunches(
  { launchQueue }: Pick<Window, 'launchQueue'>,
  opened: string,
  { onFiles, onText, onPath }: Launched,
): void {
  let isFirst = true
  launchQueue?.setConsumer(async ({ targetURL, files = [] }) => {
    const isOpened = isFirst && targetURL === opened
    isFirst = false
    if (files.length > 0) {
      // One that was removed or may not be read is left out.
      const read = await Promise.allSettled(files.map((file) => file.getFile()))
      const found = read.flatMap((each) => (each.status === 'fulfilled' ? [each.value] : []))
      if (found.length > 0) onFiles(found)
      return
    }
    if (targetURL === undefined) return
    const { pathname, search } = new URL(targetURL)
    const text = sharedText(search)
    if (text !== '' && !isOpened) onText(text)
    // Starting the app anew shows it as it was left.
    if (placeOf(pathname).route.kind !== 'home') onPath(pathname)
  })
}
