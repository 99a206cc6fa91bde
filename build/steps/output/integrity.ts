import { createHash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'

/** The content of `/integrity.json`, which `build/commands/verify.js` and the page /privacy-check read. */
export type Integrity = {
  readonly build: string
  readonly algorithm: 'SHA-256'
  /** File below the site's root → its SHA-256 in hexadecimal digits, sorted by name. */
  readonly files: Readonly<Record<string, string>>
}

/** The list of all files of the site, except itself and the archive that contains it. */
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
