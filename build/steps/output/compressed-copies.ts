import { mkdir, readFile, rename, writeFile } from 'node:fs/promises'
import { availableParallelism } from 'node:os'
import { dirname, join } from 'node:path'
import { pid, versions } from 'node:process'
import { promisify } from 'node:util'
import { brotliCompress, brotliDecompress, constants, gunzip, gzip } from 'node:zlib'
import pLimit from 'p-limit'

const toBrotli = promisify(brotliCompress)
const toGzip = promisify<Buffer, { level: number }, Buffer>(gzip)
const fromBrotli = promisify<Buffer, Buffer>(brotliDecompress)
const fromGzip = promisify<Buffer, Buffer>(gunzip)

export type Copies = { readonly br: Buffer; readonly gz: Buffer }

/**
 * Node has four threads for compressing and for reading files: with all of them in use, every other step of the build waits
 * for its files.
 */
const atOnce = pLimit(Math.min(availableParallelism(), 3))

/** The smallest copies that both can make. */
export const compress = (bytes: Buffer): Promise<Copies> =>
  atOnce(async () => {
    const params = {
      [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY,
      [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length,
    }
    // One after the other, so that one file takes one thread.
    const br = await toBrotli(bytes, { params })
    return { br, gz: await toGzip(bytes, { level: 9 }) }
  })

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

async function writeCached(file: string, copies: Copies): Promise<void> {
  await mkdir(dirname(file), { recursive: true })
  for (const [name, data] of Object.entries(copies)) {
    // Another build may write the same file.
    await writeFile(`${file}.${name}.${pid}`, data)
    await rename(`${file}.${name}.${pid}`, `${file}.${name}`)
  }
}

/** As `compress`, or what an earlier build wrote to `folder`; `hash`: of the bytes. */
export async function compressCached(bytes: Buffer, hash: string, folder: string): Promise<Copies> {
  const file = join(folder, `${hash}-${versions.brotli}-${versions.zlib}`)
  const cached = await readCached(file, bytes)
  if (cached) return cached
  const copies = await compress(bytes)
  // A folder that cannot be written only makes the next build slower.
  await writeCached(file, copies).catch(() => {})
  return copies
}
