import { copyFile, readdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { build } from 'vite'

/** Bundles the page of the bench and copies the built workers of the site beside it. @param {string} outDir */
export async function buildPage(outDir) {
  await build({
    configFile: false,
    logLevel: 'error',
    build: {
      outDir,
      emptyOutDir: true,
      copyPublicDir: false,
      assetsInlineLimit: 0,
      modulePreload: false,
      rolldownOptions: {
        input: join(import.meta.dirname, 'candidates/bench-page.js'),
        output: { entryFileNames: 'page.js', assetFileNames: '[name][extname]' },
      },
    },
  })
  await writeFile(
    join(outDir, 'index.html'),
    '<!doctype html><html lang="en"><meta charset="utf-8"><title>Bench</title><link rel="icon" href="data:,">' +
      '<input type="file" id="files"><script type="module" src="/page.js"></script></html>',
  )
  await copyWorker('work', join(outDir, 'compressor-worker.js'))
  await copyWorker('ImageConverter', join(outDir, 'converter-worker.js'))
}

const dist = join(import.meta.dirname, '../../dist')

/** @param {string} page the name of the chunk that starts the worker, the file's or the page's @param {string} to */
async function copyWorker(page, to) {
  const assets = await readdir(join(dist, 'assets'))
  for (const name of assets.filter((each) => each.startsWith(`${page}-`) && each.endsWith('.js'))) {
    const worker = /workers\/[\w.-]+\.js/.exec(await readFile(join(dist, 'assets', name), 'utf8'))?.[0]
    if (worker !== undefined) return copyFile(join(dist, worker), to)
  }
  throw new Error(`dist/ has no worker of ${page}: run npm run build`)
}
