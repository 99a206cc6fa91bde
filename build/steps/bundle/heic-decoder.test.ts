import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { build } from 'vite'
import { expect, test } from 'vitest'
import { heicDecoder } from './heic-decoder.ts'

test.each([
  [true, 1],
  [false, 0],
])('with the switch %s the site has %i decoders', async (included, count) => {
  const root = mkdtempSync(join(tmpdir(), 'heic-decoder-'))
  try {
    const decoder = join(import.meta.dirname, '../../../vendor/libde265/libde265.wasm')
    writeFileSync(join(root, 'entry.js'), `import url from '${decoder}?url'\nconsole.log(url)\n`)
    await build({
      root,
      configFile: false,
      logLevel: 'silent',
      plugins: [heicDecoder(included)],
      build: { assetsInlineLimit: 0, rolldownOptions: { input: join(root, 'entry.js') } },
    })
    const files = readdirSync(join(root, 'dist/assets'))
    expect(files.filter((file) => file.endsWith('.wasm'))).toHaveLength(count)
    expect(files.filter((file) => file.endsWith('.js'))).toHaveLength(1)
  } finally {
    rmSync(root, { recursive: true })
  }
})
