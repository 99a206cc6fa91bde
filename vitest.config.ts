import { defineConfig } from 'vitest/config'
import { entryIds } from './build/entry-ids.ts'
import { prose } from './build/prose-plugin.ts'

export default defineConfig({
  plugins: [prose()],
  define: entryIds(),
  test: {
    include: ['src/**/*.test.{ts,tsx}', 'build/**/*.test.ts', 'tests/**/*.test.ts'],
    environment: 'node',
    testTimeout: 120_000,
    hookTimeout: 120_000,
  },
})
