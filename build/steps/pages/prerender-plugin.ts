import { existsSync, readdirSync } from 'node:fs'
import { cp, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { BuildEnvironment, Manifest, Plugin, ViteBuilder } from 'vite'
import type { PrerenderedPage } from '../../../src/app/page/prerendered-page.ts'
import { writeSite } from '../output/write-site.ts'

const scratch = '.cache/build'

/** The early scripts that are files of their own, by the ids of their tools and pages. */
function earlyScripts(root: string): Readonly<Record<string, string>> {
  const scripts = ['src/tools', 'src/pages'].flatMap((folder) =>
    readdirSync(join(root, folder)).map((id) => [id, `${folder}/${id}/early.ts`] as const),
  )
  return Object.fromEntries(scripts.filter(([, file]) => existsSync(join(root, file))))
}

function environment(builder: ViteBuilder, name: string): BuildEnvironment {
  const found = builder.environments[name]
  if (found === undefined) throw new Error(`vite.config.ts has no environment ${name}`)
  return found
}

async function buildApp(builder: ViteBuilder): Promise<void> {
  const { root } = builder.config
  const dist = join(root, 'dist')
  for (const name of ['client', 'ssr', 'serviceWorker', 'early'])
    await builder.build(environment(builder, name))
  const entry = pathToFileURL(join(root, scratch, 'ssr/prerender.js'))
  const { renderAll }: { renderAll: () => Promise<PrerenderedPage[]> } = await import(entry.href)
  const pages = await renderAll()
  const serviceWorker = await readFile(join(root, scratch, 'service-worker/sw.js'), 'utf8')
  const early: Manifest = JSON.parse(await readFile(join(root, scratch, 'early/.vite/manifest.json'), 'utf8'))
  await cp(join(root, scratch, 'early/assets'), join(dist, 'assets'), { recursive: true })
  await writeSite({ root, dist, pages, serviceWorker, early })
  builder.config.logger.info(`prerendered ${pages.length} pages`)
}

/**
 * Builds the browser's code, the code that renders every page, the service worker and the early scripts that are files of
 * their own; then writes the site.
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
        early: {
          consumer: 'client',
          build: {
            outDir: `${scratch}/early`,
            emptyOutDir: true,
            copyPublicDir: false,
            manifest: true,
            rolldownOptions: {
              input: earlyScripts(root),
              output: { entryFileNames: 'assets/early.[name]-[hash].js' },
            },
          },
        },
      },
      builder: { buildApp },
    }),
  }
}
