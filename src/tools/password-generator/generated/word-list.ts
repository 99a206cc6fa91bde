/** Loads the EFF large list; `undefined` if that fails, for instance without a network. */
export async function loadWords(): Promise<readonly string[] | undefined> {
  try {
    const { default: text } = await import('./eff-large-wordlist.txt?raw')
    return text.trim().split('\n')
  } catch {
    return undefined
  }
}
