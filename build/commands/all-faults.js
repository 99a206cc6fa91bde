/** `npm run test:faults`: every tool under every fault. Run `npm run build` first. */
import { spawnSync } from 'node:child_process'
import process from 'node:process'
import { findBrowser } from './support/find-browser.js'

const browser = findBrowser()
const { status } = spawnSync(
  process.execPath,
  ['node_modules/@playwright/test/cli.js', 'test', 'tests/faults', '--reporter=line'],
  {
    stdio: 'inherit',
    env: { ...process.env, ALL_FAULTS: '1', ...(browser === undefined ? {} : { CHROMIUM_PATH: browser }) },
  },
)
process.exitCode = status ?? 1
