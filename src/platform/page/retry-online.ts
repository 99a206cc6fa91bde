/**
 * Loads what a page can do without: after a failure it tries again each time the device comes back online, and
 * until then the promise stays pending.
 */
export async function retryOnline<T>(load: () => Promise<T>): Promise<T> {
  for (;;) {
    try {
      return await load()
    } catch {
      await new Promise((resolve) => addEventListener('online', resolve, { once: true }))
    }
  }
}
