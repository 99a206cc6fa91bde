/** `npm run hosting`: writes hosting/ from build/server/hosting.ts. */
import { mkdir, writeFile } from 'node:fs/promises'
import { runnerImport } from 'vite'

/** @typedef {typeof import('../server/hosting.ts')} Hosting */
/** @typedef {typeof import('../../site.config.ts')} SiteConfig */

const options = { configFile: /** @type {const} */ (false), logLevel: /** @type {const} */ ('warn') }
const { module: hosting } = /** @type {{ module: Hosting }} */ (
  await runnerImport('./build/server/hosting.ts', options)
)
const { module: config } = /** @type {{ module: SiteConfig }} */ (
  await runnerImport('./site.config.ts', options)
)

await mkdir('hosting', { recursive: true })
for (const [name, text] of Object.entries(hosting.hostingFiles(config.site.languages.slice(1)))) {
  await writeFile(`hosting/${name}`, text)
  console.log(`hosting/${name}`)
}
