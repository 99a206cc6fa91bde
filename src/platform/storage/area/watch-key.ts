/**
 * Calls the listener when another tab writes one key of local storage, with its new text, `null` when it is gone.
 * For the shell, which must not load the whole of storage to follow the theme.
 */
export function watchKey(key: string, listener: (text: string | null) => void): () => void {
  const onStorage = (event: StorageEvent) => {
    if (event.key === key || event.key === null) listener(event.newValue)
  }
  addEventListener('storage', onStorage)
  return () => removeEventListener('storage', onStorage)
}
