import { createHash } from 'node:crypto'
import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { buildIdToken } from '../../../src/lib/build-id.ts'

/**
 * The id of a build: the first 16 hexadecimal digits of a SHA-256 over the names and bytes of `files`, before the id is
 * written into pages, and over `texts` that are not files yet (headers, the compiled service worker).
 */
export async function buildId(
  folder: string,
  files: readonly string[],
  texts: readonly string[],
): Promise<string> {
  const whole = createHash('sha256')
  for (const text of texts) whole.update(`${Buffer.byteLength(text)}\n${text}`)
  for (const file of [...files].sort()) {
    const bytes = await readFile(join(folder, file))
    whole.update(`\n${file} ${createHash('sha256').update(bytes).digest('hex')}`)
  }
  return whole.digest('hex').slice(0, 16)
}

/** Writes the build id into every page. Throws for a page without a placeholder. */
export async function writeBuildId(folder: string, files: readonly string[], id: string): Promise<void> {
  for (const file of files.filter((name) => name.endsWith('.html'))) {
    const html = await readFile(join(folder, file), 'utf8')
    if (!html.includes(buildIdToken)) throw new Error(`${file} names no ${buildIdToken}: see index.html.`)
    await writeFile(join(folder, file), html.replaceAll(buildIdToken, id))
  }
}
