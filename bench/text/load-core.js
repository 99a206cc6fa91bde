import { join } from 'node:path'
import { build } from 'vite'

/** The worker's own code, bundled for Node.js. @returns {Promise<typeof import('./core-entry.js').core>} */
export async function loadCore() {
  await build({
    root: import.meta.dirname,
    configFile: false,
    logLevel: 'warn',
    build: { ssr: 'core-entry.js', outDir: 'out', emptyOutDir: false, minify: false },
  })
  return (await import(join(import.meta.dirname, 'out/core-entry.js'))).core
}
