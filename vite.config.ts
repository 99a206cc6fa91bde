import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { assetName } from './build/steps/bundle/asset-names.ts'
import { chunkName } from './build/steps/bundle/chunk-names.ts'
import { entryIds } from './build/steps/bundle/entry-ids.ts'
import { heicDecoder } from './build/steps/bundle/heic-decoder.ts'
import { scopedClass } from './build/steps/bundle/scoped-class.ts'
import { sharedChunkOf } from './build/steps/bundle/shared-chunks.ts'
import { cutFonts } from './build/steps/fonts/cut-fonts.ts'
import { noWorkers, prerender } from './build/steps/pages/prerender-plugin.ts'
import { prose } from './build/steps/pages/prose-plugin.ts'
import { site } from './site.config.ts'

export default defineConfig({
  plugins: [heicDecoder(site.heicDecoder), cutFonts(), prose(), react(), noWorkers(), prerender()],
  define: entryIds(),
  css: {
    modules: { generateScopedName: (name, file) => scopedClass(import.meta.dirname, name, file) },
  },
  build: {
    target: 'baseline-widely-available',
    // A data: URL would be refused by the policy for fonts and scripts, and hides bytes in the CSS.
    assetsInlineLimit: 0,
    modulePreload: {
      polyfill: false,
      // What every page has loaded before any import needs no place in the lists of what imports load.
      resolveDependencies: (_, files, { hostType }) =>
        hostType === 'js' ? files.filter((file) => !/\/(react|rolldown-runtime)-/.test(file)) : files,
    },
  },
  environments: {
    client: {
      build: {
        rolldownOptions: {
          treeshake: {
            // Imported for what they export alone: a page that needs the card of a tool loads nothing of the tool's texts.
            moduleSideEffects: [{ test: /[\\/](messages\.\w+|src[\\/]lib[\\/].*)\.ts$/, sideEffects: false }],
          },
          output: {
            assetFileNames: assetName,
            chunkFileNames: (chunk) => chunkName('assets', chunk),
            codeSplitting: {
              // Else a group would take what the site's entry needs along.
              includeDependenciesRecursively: false,
              groups: [
                // What every page needs and is too small for a request of its own rides along with React.
                {
                  name: 'react',
                  test: /node_modules[\\/](react|react-dom|scheduler)[\\/]|lib[\\/](class-names|text[\\/]i18n)|platform[\\/]workers[\\/]request-reply|vite[\\/]preload-helper/,
                  priority: 1,
                },
                {
                  debugName: 'shared',
                  name: (id, graph) => sharedChunkOf(id, (module) => graph.getModuleInfo(module)),
                },
              ],
            },
          },
        },
      },
    },
  },
  worker: {
    // One self-contained file each: its response allows it to load nothing else.
    format: 'iife',
    rolldownOptions: {
      output: { entryFileNames: (chunk) => chunkName('workers', chunk), assetFileNames: assetName },
    },
  },
})
