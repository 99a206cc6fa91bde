import { createHash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'

/** What `/integrity.json` holds; `build/commands/verify.js` and the page /privacy-check read it. */
export type Integrity = {
  readonly build: string
  readonly algorithm: 'SHA-256'
  /** File below the site's root → its SHA-256 in hexadecimal digits, sorted by name. */
  readonly files: Readonly<Record<string, string>>
}

/** The list of every file of the site; it cannot name itself, nor the archive that it goes into. */
export async function integrityList(
  folder: string,
  files: readonly string[],
  build: string,
): Promise<Integrity> {
  const list: Record<string, string> = {}
  for (const file of [...files].sort())
    list[file] = createHash('sha256')
      .update(await readFile(join(folder, file)))
      .digest('hex')
  return { build, algorithm: 'SHA-256', files: list }
}
