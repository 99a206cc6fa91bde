import { defineConfig } from '@playwright/test'
import { browserFlags } from './tests/browser/browser-flags.ts'

// Set by the global setup, which serves the site on a free port.
const baseURL = process.env.SITE_URL
/** Chromium as a visitor has it, and its headless shell. Without a path: the one that Playwright has installed. */
const executablePath = process.env.CHROMIUM_PATH
const headlessShellPath = process.env.HEADLESS_SHELL_PATH ?? executablePath

const launchOptions = (path: string | undefined) => ({
  ...(path === undefined ? {} : { executablePath: path }),
  args: [...browserFlags],
})

/**
 * What a page could send, or leave behind, is tried in the browser that a visitor has. The headless shell moves a pointer
 * over each page by itself, which is a first intent, and has no back-forward cache.
 */
const inFullBrowser = [
  '**/tests/browser/privacy/**/*.e2e.ts',
  '**/tests/browser/loading/{first-intent,page-weight}.e2e.ts',
  '**/{first-password,untouched}.desktop.e2e.ts',
  '**/tests/faults/two-tabs/back-forward-cache.e2e.ts',
]

export default defineConfig({
  testDir: '.',
  testMatch: ['tests/**/*.e2e.ts', 'src/**/*.e2e.ts'],
  outputDir: 'test-results',
  fullyParallel: true,
  forbidOnly: true,
  retries: 0,
  // For slow machines; nothing here is measured by time.
  timeout: 180_000,
  expect: { timeout: 30_000 },
  workers: 2,
  reporter: [
    ['dot'],
    ['./tests/browser/report-failures.ts'],
    ['json', { outputFile: '.cache/browser.json' }],
  ],
  globalSetup: './tests/browser/serve-site.ts',
  use: {
    ...(baseURL === undefined ? {} : { baseURL }),
    launchOptions: launchOptions(headlessShellPath),
  },
  projects: [
    {
      name: 'desktop',
      testIgnore: ['**/*.phone.e2e.ts', ...inFullBrowser],
      use: { viewport: { width: 1280, height: 800 } },
    },
    {
      name: 'desktop, full browser',
      testMatch: inFullBrowser,
      use: { viewport: { width: 1280, height: 800 }, launchOptions: launchOptions(executablePath) },
    },
    {
      name: 'phone',
      // Not what is the same on every screen, such as the bytes of a result; what is true of the whole site chooses its
      // screens itself.
      testMatch: 'src/**/*.e2e.ts',
      testIgnore: '**/*.desktop.e2e.ts',
      grepInvert: /@desktop/,
      use: { viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true },
    },
  ],
})
