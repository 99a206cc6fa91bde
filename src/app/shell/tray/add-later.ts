import type { TrayContent } from '../../../features/tray/thing.ts'

/**
 * Puts something on the tray, of which nothing is loaded before. Rejects if it cannot be loaded.
 * @param from id of the tool
 */
export const addLater = async (contents: readonly TrayContent[], from: string): Promise<void> =>
  (await import('./add-to-tray.ts')).addToTray(contents, from)
