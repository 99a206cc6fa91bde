import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { type Copies, compress, compressCached } from './compressed-copies.ts'

/** Without WOFF, whose tables are compressed already: a copy would be only 1 to 2 % smaller. */
const compressible = /\.(html|js|css|svg|json|webmanifest|xml|txt|wasm|ttf|otf|map)$/

/** The codecs of packages: more than half of all that is compressed, and the same in almost every build. */
const isOfPackage = (name: string) => name.endsWith('.wasm')
/** Beside the packages, so that copies of the project that share these share it, too. */
const cache = join(import.meta.dirname, '../../../node_modules/.cache/compressed')

/** By the hash of the content. */
const begun = new Map<string, Promise<Copies>>()

function copiesOf(name: string, bytes: Buffer): Promise<Copies> {
  const hash = createHash('sha256').update(bytes).digest('hex')
  const known = begun.get(hash)
  if (known) return known
  const copies = isOfPackage(name) ? compressCached(bytes, hash, cache) : compress(bytes)
  begun.set(hash, copies)
  return copies
}

/** Begins with the files of a built client, while other steps use one processor. Those that change later are lost work. */
export function beginCompressing(folder: string): void {
  // Read at once: the next step may change a file. A failure is thrown where the copies are written.
  for (const name of readdirSync(folder, { recursive: true, encoding: 'utf8' }))
    if (compressible.test(name)) copiesOf(name, readFileSync(join(folder, name))).catch(() => {})
}

async function compressFile(path: string): Promise<void> {
  const bytes = await readFile(path)
  for (const [name, data] of Object.entries(await copiesOf(path, bytes)))
    if (data.length < bytes.length) await writeFile(`${path}.${name}`, data)
}

/** Writes reproducible `.br` and `.gz` copies of every file that gets smaller, on all processors. */
export async function compressFiles(folder: string, files: readonly string[]): Promise<void> {
  await Promise.all(
    files.filter((name) => compressible.test(name)).map((name) => compressFile(join(folder, name))),
  )
}
