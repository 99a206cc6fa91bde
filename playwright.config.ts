import { defineConfig } from '@playwright/test'
import { browserFlags } from './tests/browser/browser-flags.ts'

// Set by the global setup, which serves the site on a free port.
const baseURL = process.env.SITE_URL
const executablePath = process.env.CHROMIUM_PATH

export default defineConfig({
  testDir: '.',
  testMatch: ['tests/**/*.e2e.ts', 'src/**/*.e2e.ts'],
  outputDir: 'test-results',
  fullyParallel: true,
  forbidOnly: true,
  retries: 0,
  // For slow machines; nothing here is measured by time.
  timeout: 180_000,
  expect: { timeout: 15_000 },
  workers: 2,
  reporter: [['dot'], ['json', { outputFile: '.cache/browser.json' }]],
  globalSetup: './tests/browser/serve-site.ts',
  use: {
    ...(baseURL === undefined ? {} : { baseURL }),
    launchOptions: {
      ...(executablePath === undefined ? {} : { executablePath }),
      args: [...browserFlags],
    },
  },
  projects: [
    { name: 'desktop', use: { viewport: { width: 1280, height: 800 } } },
    {
      name: 'phone',
      // What is true of the whole site chooses its screens itself.
      testMatch: 'src/**/*.e2e.ts',
      use: { viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true },
    },
  ],
})
