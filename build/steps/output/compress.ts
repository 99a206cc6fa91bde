import { createHash } from 'node:crypto'
import { mkdir, readdir, readFile, rename, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { pid, versions } from 'node:process'
import { promisify } from 'node:util'
import { brotliCompress, brotliDecompress, constants, gunzip, gzip } from 'node:zlib'

/** Without WOFF, whose tables are compressed already: a copy would be only 1 to 2 % smaller. */
const compressible = /\.(html|js|css|svg|json|webmanifest|xml|txt|wasm|ttf|otf|map)$/

const toBrotli = promisify(brotliCompress)
const toGzip = promisify<Buffer, { level: number }, Buffer>(gzip)
const fromBrotli = promisify<Buffer, Buffer>(brotliDecompress)
const fromGzip = promisify<Buffer, Buffer>(gunzip)

type Copies = { readonly br: Buffer; readonly gz: Buffer }

async function compress(bytes: Buffer): Promise<Copies> {
  const params = {
    [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY,
    [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length,
  }
  const [br, gz] = await Promise.all([toBrotli(bytes, { params }), toGzip(bytes, { level: 9 })])
  return { br, gz }
}

/** The decoders of packages: more than half of all that is compressed, and the same in almost every build. */
const isOfPackage = (name: string) => name.endsWith('.wasm')
/** Beside the packages, so that copies of the project that share these share it, too. */
const cache = join(import.meta.dirname, '../../../node_modules/.cache/compressed')

/** Those of an earlier build, or undefined: if there are none, or a file was damaged since. */
async function readCached(file: string, bytes: Buffer): Promise<Copies | undefined> {
  try {
    const [br, gz] = await Promise.all([readFile(`${file}.br`), readFile(`${file}.gz`)])
    const unpacked = await Promise.all([fromBrotli(br), fromGzip(gz)])
    return unpacked.every((each) => each.equals(bytes)) ? { br, gz } : undefined
  } catch {
    return undefined
  }
}

async function compressOfPackage(bytes: Buffer, hash: string): Promise<Copies> {
  const file = join(cache, `${hash}-${versions.brotli}-${versions.zlib}`)
  const cached = await readCached(file, bytes)
  if (cached) return cached
  const copies = await compress(bytes)
  await mkdir(cache, { recursive: true })
  for (const [name, data] of Object.entries(copies)) {
    // Another build may write the same file.
    await writeFile(`${file}.${name}.${pid}`, data)
    await rename(`${file}.${name}.${pid}`, `${file}.${name}`)
  }
  return copies
}

/** By the hash of the content. */
const begun = new Map<string, Promise<Copies>>()

function copiesOf(name: string, bytes: Buffer): Promise<Copies> {
  const hash = createHash('sha256').update(bytes).digest('hex')
  const known = begun.get(hash)
  if (known) return known
  const copies = isOfPackage(name) ? compressOfPackage(bytes, hash) : compress(bytes)
  begun.set(hash, copies)
  return copies
}

/** Begins with the files of a built client, while other steps use one processor. Those that change later are lost work. */
export async function beginCompressing(folder: string): Promise<void> {
  // A failure is thrown where the copies are written.
  for (const name of (await readdir(folder, { recursive: true })).filter((each) => compressible.test(each)))
    copiesOf(name, await readFile(join(folder, name))).catch(() => {})
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
