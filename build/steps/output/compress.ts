import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'

/** Without WOFF, whose tables are compressed already: a copy would be only 1 to 2 % smaller. */
const compressible = /\.(html|js|css|svg|json|webmanifest|xml|txt|wasm|ttf|otf|map)$/

const toBrotli = promisify(brotliCompress)
const toGzip = promisify<Buffer, { level: number }, Buffer>(gzip)

async function compressFile(path: string): Promise<void> {
  const bytes = await readFile(path)
  const params = {
    [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY,
    [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length,
  }
  const copies = [
    { name: `${path}.br`, data: await toBrotli(bytes, { params }) },
    { name: `${path}.gz`, data: await toGzip(bytes, { level: 9 }) },
  ]
  for (const { name, data } of copies) if (data.length < bytes.length) await writeFile(name, data)
}

/** Writes reproducible `.br` and `.gz` copies of every file that gets smaller, on all processors. */
export async function compressFiles(folder: string, files: readonly string[]): Promise<void> {
  await Promise.all(
    files.filter((name) => compressible.test(name)).map((name) => compressFile(join(folder, name))),
  )
}
