import type { TrayContent } from '../../../features/tray/thing.ts'

/** Puts it on the tray, of which nothing is loaded before. Rejects if it cannot be loaded. */
export const addLater = async (contents: readonly TrayContent[], from: string): Promise<void> =>
  (await import('./add-to-tray.ts')).addToTray(contents, from)

/** The same for files alone. A notice of the site says when it cannot be loaded. */
export const addFilesLater = (files: readonly File[], from: string): void =>
  void addLater(
    files.map((file) => ({ kind: 'file', file })),
    from,
  ).catch(() => {})
