import { defineConfig } from 'vitest/config'
import { entryIds } from './build/steps/bundle/entry-ids.ts'
import { prose } from './build/steps/pages/prose-plugin.ts'

/** Code without state of its own, as the layers have it: its tests can share a process, which is started once. */
const stateless = ['src/lib/**', 'src/guides/**', 'src/**/core/**', 'build/**', 'tests/**', 'vendor/**']
const testsIn = (folders: readonly string[]) =>
  folders.flatMap((folder) => [`${folder}/*.test.ts`, `${folder}/*.test.tsx`])

export default defineConfig({
  plugins: [prose()],
  define: entryIds(),
  test: {
    projects: [
      { extends: true, test: { name: 'stateless', include: testsIn(stateless), isolate: false } },
      { extends: true, test: { name: 'isolated', include: testsIn(['src/**']), exclude: stateless } },
    ],
    environment: 'node',
    setupFiles: ['tests/property-seed.ts'],
    // As many as there are cores; one core would stay idle otherwise.
    maxWorkers: '100%',
    testTimeout: 120_000,
    hookTimeout: 120_000,
    unstubGlobals: true,
  },
})
