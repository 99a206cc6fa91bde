import { defineConfig } from '@playwright/test'

// PORT lets two checkouts be tested side by side.
const port = Number(process.env.PORT ?? 4174)
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
  use: {
    baseURL: `http://localhost:${port}`,
    launchOptions: {
      ...(executablePath === undefined ? {} : { executablePath }),
      args: [
        '--no-sandbox',
        '--disable-gpu',
        '--disable-quic',
        '--disable-background-networking',
        '--disable-component-update',
      ],
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
  webServer: {
    command: 'node build/serve.js',
    env: { PORT: String(port) },
    url: `http://localhost:${port}`,
    reuseExistingServer: false,
  },
})
