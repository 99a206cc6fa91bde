import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { BuildEnvironment, Plugin, ViteBuilder } from 'vite'
import type { PrerenderedPage } from '../../../src/app/page/prerendered-page.ts'
import { writeSite } from '../output/write-site.ts'

const scratch = '.cache/build'

function environment(builder: ViteBuilder, name: string): BuildEnvironment {
  const found = builder.environments[name]
  if (found === undefined) throw new Error(`vite.config.ts has no environment ${name}`)
  return found
}

async function buildApp(builder: ViteBuilder): Promise<void> {
  const { root } = builder.config
  for (const name of ['client', 'ssr', 'serviceWorker']) await builder.build(environment(builder, name))
  const entry = pathToFileURL(join(root, scratch, 'ssr/prerender.js'))
  const { renderAll }: { renderAll: () => Promise<PrerenderedPage[]> } = await import(entry.href)
  const pages = await renderAll()
  const serviceWorker = await readFile(join(root, scratch, 'service-worker/sw.js'), 'utf8')
  await writeSite({ root, dist: join(root, 'dist'), pages, serviceWorker })
  builder.config.logger.info(`prerendered ${pages.length} pages`)
}

/** Builds the browser's code, the code that renders every page, and the service worker; then writes the site. */
export function prerender(): Plugin {
  return {
    name: 'toolnook:prerender',
    config: () => ({
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
      },
      builder: { buildApp },
    }),
  }
}
