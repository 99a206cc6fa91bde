import { readdir, readFile, writeFile } from 'node:fs/promises'
import { basename, join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { build } from 'vite'

/** Size of a file as a server would send it, in bytes. @param {string | Uint8Array} content */
export const gzipped = (content) => gzipSync(content, { level: 9 }).length

/**
 * Bundles a page of the bench separately, minified.
 * @param {string} candidate name of a file in candidates/
 * @param {string} outDir
 * @returns {Promise<number>} gzipped bytes of what the page loads before it can work
 */
export async function buildCandidate(candidate, outDir) {
  const result = await build({
    configFile: false,
    logLevel: 'error',
    build: {
      outDir,
      emptyOutDir: false,
      copyPublicDir: false,
      target: 'baseline-widely-available',
      modulePreload: false,
      rolldownOptions: {
        input: { [candidate]: join(import.meta.dirname, 'candidates', `${candidate}.js`) },
        output: { entryFileNames: '[name].js', chunkFileNames: `${candidate}-[name].js` },
      },
    },
  })
  const outputs = [result].flat().flatMap((each) => ('output' in each ? each.output : []))
  const chunks = new Map(
    outputs.flatMap((chunk) => (chunk.type === 'chunk' ? [[chunk.fileName, chunk]] : [])),
  )
  const needed = new Set([`${candidate}.js`])
  for (const name of needed) for (const imported of chunks.get(name)?.imports ?? []) needed.add(imported)
  return [...needed].reduce((sum, name) => sum + gzipped(chunks.get(name)?.code ?? ''), 0)
}

/**
 * The worker whose address a chunk of the built site holds.
 * @param {string} dist the built site
 * @param {RegExp} chunk
 */
async function workerOf(dist, chunk) {
  for (const name of (await readdir(join(dist, 'assets'))).filter((each) => chunk.test(each))) {
    const worker = /workers\/[\w.-]+\.js/.exec(await readFile(join(dist, 'assets', name), 'utf8'))?.[0]
    if (worker !== undefined) return readFile(join(dist, worker))
  }
  throw new Error(`${basename(dist)} has no worker of Photo to PDF: run npm run build`)
}

/**
 * Copies the built worker that converts photos beside the pages of the bench.
 * @param {string} dist the built site
 * @param {string} outDir
 * @returns {Promise<number>} its gzipped bytes
 */
export async function copyWorker(dist, outDir) {
  const code = await workerOf(dist, /(^|\.)run-conversion-.*\.js$/)
  await writeFile(join(outDir, 'toolnook-worker.js'), code)
  return gzipped(code)
}

/** Gzipped bytes of the worker that reads photos when they are picked. @param {string} dist the built site */
export const readerBytes = async (dist) => gzipped(await workerOf(dist, /^PhotoToPdf-.*\.js$/))
