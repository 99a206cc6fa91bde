/** The EFF large list, loaded when a passphrase is wished; `undefined` when it cannot be had. */
export async function loadWords(): Promise<readonly string[] | undefined> {
  try {
    const { default: text } = await import('./eff-large-wordlist.txt?raw')
    return text.trim().split('\n')
  } catch {
    return undefined
  }
}
