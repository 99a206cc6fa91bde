/** `npm run hosting`: writes hosting/ from build/server/hosting.ts. */
import { mkdir, writeFile } from 'node:fs/promises'
import { loadHosting, loadI18n } from './support/site-modules.js'

const { hostingFiles } = await loadHosting()
const { languages } = await loadI18n()

await mkdir('hosting', { recursive: true })
for (const [name, text] of Object.entries(hostingFiles(languages.slice(1)))) {
  await writeFile(`hosting/${name}`, text)
  console.log(`hosting/${name}`)
}
