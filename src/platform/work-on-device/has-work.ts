/** The folder in the browser's private file system with one folder for each tab. */
export const rootName = 'work-in-tabs'

/** Whether any tab has ever stored work. Never rejects. */
export async function hasWork(): Promise<boolean> {
  try {
    await (await navigator.storage.getDirectory()).getDirectoryHandle(rootName)
    return true
  } catch {
    return false
  }
}
