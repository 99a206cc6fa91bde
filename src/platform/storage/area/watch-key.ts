/**
 * Calls the listener when another tab changes one key of local storage, with its new text, or `null` if it was removed.
 * For the shell, which follows the theme without loading the storage modules.
 */
export function watchKey(key: string, listener: (text: string | null) => void): () => void {
  const onStorage = (event: StorageEvent) => {
    if (event.key === key || event.key === null) listener(event.newValue)
  }
  addEventListener('storage', onStorage)
  return () => removeEventListener('storage', onStorage)
}
