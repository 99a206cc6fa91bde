import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { entryIds } from './build/entry-ids.ts'
import { prerender } from './build/prerender-plugin.ts'
import { prose } from './build/prose-plugin.ts'

export default defineConfig({
  plugins: [prose(), react(), prerender()],
  define: entryIds(),
  build: {
    target: 'baseline-widely-available',
    // A data: URL would be refused by the policy for fonts and scripts, and hides bytes in the CSS.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
  },
  environments: {
    client: {
      build: {
        rolldownOptions: {
          output: {
            codeSplitting: {
              // What every page needs and is too small for a request of its own rides along with React.
              groups: [
                {
                  name: 'react',
                  test: /node_modules[\\/](react|react-dom|scheduler)[\\/]|lib[\\/]class-names/,
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
    rolldownOptions: { output: { entryFileNames: 'workers/[name]-[hash].js' } },
  },
})
