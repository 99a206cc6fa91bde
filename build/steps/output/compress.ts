import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { brotliCompressSync, constants, gzipSync } from 'node:zlib'

/** Without WOFF, whose tables are compressed already: a copy would be only 1 to 2 % smaller. */
const compressible = /\.(html|js|css|svg|json|webmanifest|xml|txt|wasm|ttf|otf|map)$/

/** Writes reproducible `.br` and `.gz` copies of every file that gets smaller. */
export async function compressFiles(folder: string, files: readonly string[]): Promise<void> {
  for (const file of files.filter((name) => compressible.test(name))) {
    const bytes = await readFile(join(folder, file))
    const brotli = brotliCompressSync(bytes, {
      params: {
        [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY,
        [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length,
      },
    })
    const gzip = gzipSync(bytes, { level: 9 })
    if (brotli.length < bytes.length) await writeFile(join(folder, `${file}.br`), brotli)
    if (gzip.length < bytes.length) await writeFile(join(folder, `${file}.gz`), gzip)
  }
}
