/** Loads the EFF large word list, which only passphrases need. Resolves to `undefined` when the import fails. */
export async function loadWordList(): Promise<readonly string[] | undefined> {
  try {
    const { default: text } = await import('./eff-large-wordlist.txt?raw')
    return text.trim().split('\n')
  } catch {
    return undefined
  }
}
