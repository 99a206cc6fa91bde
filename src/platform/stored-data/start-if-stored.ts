/** Whether there is anything that a page prerendered for a device with nothing stored does not show: it expects an offline copy to come. */
async function isAnythingStored(): Promise<boolean> {
  // The theme, too, for which other pages do not start by themselves; and without a service worker no copy comes.
  if (localStorage.length > 0 || navigator.serviceWorker === undefined) return true
  // Files, such as the work of other tabs, and caches, such as the copy of a page that was loaded without it.
  const { usage } = await navigator.storage.estimate()
  return usage !== 0
}

/** Lets the page load its code without an intent where anything is stored, or where that is not known. */
export async function startIfStored(): Promise<void> {
  // For `begin.js` this is the first intent. It listens already, and nothing else does.
  if (await isAnythingStored().catch(() => true)) dispatchEvent(new Event('scroll'))
}
