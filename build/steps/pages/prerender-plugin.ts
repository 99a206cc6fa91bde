import { readdirSync } from 'node:fs'
import { cp, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { BuildEnvironment, EnvironmentOptions, Manifest, Plugin, ViteBuilder } from 'vite'
import type { PrerenderedPage } from '../../../src/app/page/prerendered-page.ts'
import { beginCompressing } from '../output/compress.ts'
import { writeSite } from '../output/write-site.ts'

const scratch = '.cache/build'

/**
 * An early script, with the tool or page and the language as its name. Each has an environment of its own, as scripts
 * built together share chunks.
 */
type EarlyScript = { readonly name: string; readonly file: string; readonly environment: string }

/** Those of all tools and pages. Vite allows no hyphens and dots in the names of environments. */
const earlyScripts = (root: string): readonly EarlyScript[] =>
  ['src/tools', 'src/pages']
    .flatMap((parent) =>
      readdirSync(join(root, parent), { withFileTypes: true })
        .filter((entry) => entry.isDirectory())
        .map(({ name }) => ({ id: name, folder: `${parent}/${name}` })),
    )
    .flatMap(({ id, folder }) =>
      readdirSync(join(root, folder))
        .filter((file) => /^early(\.\w+)?\.ts$/.test(file))
        .map((file) => {
          const name = `${id}${file.slice('early'.length, -'.ts'.length)}`
          const environment = `early_${name.replaceAll(/\W/g, '_')}`
          return { name, file: `${folder}/${file}`, environment }
        }),
    )

const outputOf = ({ name }: EarlyScript) => `${scratch}/early/${name}`

const earlyEnvironment = (script: EarlyScript): EnvironmentOptions => ({
  consumer: 'client',
  build: {
    outDir: outputOf(script),
    emptyOutDir: true,
    copyPublicDir: false,
    manifest: true,
    rolldownOptions: {
      input: { [script.name]: script.file },
      output: { entryFileNames: 'assets/early.[name]-[hash].js' },
    },
  },
})

/** Copies a built early script into the site; returns its manifest. */
async function addEarly(script: EarlyScript, root: string): Promise<Manifest> {
  const output = join(root, outputOf(script))
  await cp(join(output, 'assets'), join(root, 'dist/assets'), { recursive: true })
  return JSON.parse(await readFile(join(output, '.vite/manifest.json'), 'utf8'))
}

function environment(builder: ViteBuilder, name: string): BuildEnvironment {
  const found = builder.environments[name]
  if (found === undefined) throw new Error(`vite.config.ts has no environment ${name}`)
  return found
}

async function buildApp(builder: ViteBuilder): Promise<void> {
  const { root } = builder.config
  const dist = join(root, 'dist')
  const scripts = earlyScripts(root)
  await builder.build(environment(builder, 'client'))
  beginCompressing(dist)
  for (const name of ['ssr', 'serviceWorker', ...scripts.map((each) => each.environment)])
    await builder.build(environment(builder, name))
  const entry = pathToFileURL(join(root, scratch, 'ssr/prerender.js'))
  const { renderAll }: { renderAll: () => Promise<PrerenderedPage[]> } = await import(entry.href)
  const pages = await renderAll()
  const serviceWorker = await readFile(join(root, scratch, 'service-worker/sw.js'), 'utf8')
  const manifests = await Promise.all(scripts.map((script) => addEarly(script, root)))
  const early: Manifest = Object.assign({}, ...manifests)
  await writeSite({ root, dist, pages, serviceWorker, early })
  builder.config.logger.info(`prerendered ${pages.length} pages`)
}

/** Prerendering starts no worker, so it needs none of them built a second time, which takes seconds. */
export const noWorkers = (): Plugin => ({
  name: 'toolnook:no-workers',
  enforce: 'pre',
  applyToEnvironment: ({ name }) => name === 'ssr',
  load: { filter: { id: /[?&]worker&url$/ }, handler: () => 'export default undefined' },
})

/**
 * Builds the browser's code, the code that renders every page, the service worker and the early scripts; then writes the
 * site.
 */
export function prerender(): Plugin {
  return {
    name: 'toolnook:prerender',
    config: ({ root = '.' }) => ({
      environments: {
        client: { build: { outDir: 'dist', emptyOutDir: true, manifest: true } },
        ssr: {
          build: {
            outDir: `${scratch}/ssr`,
            emptyOutDir: true,
            copyPublicDir: false,
            rolldownOptions: {
              input: 'src/app/prerender.tsx',
              output: { entryFileNames: 'prerender.js' },
            },
          },
        },
        serviceWorker: {
          consumer: 'client',
          build: {
            outDir: `${scratch}/service-worker`,
            emptyOutDir: true,
            copyPublicDir: false,
            rolldownOptions: {
              input: 'src/app/offline/service.worker.ts',
              output: { format: 'iife', entryFileNames: 'sw.js' },
            },
          },
        },
        ...Object.fromEntries(
          earlyScripts(root).map((script) => [script.environment, earlyEnvironment(script)]),
        ),
      },
      builder: { buildApp },
    }),
  }
}
