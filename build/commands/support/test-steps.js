/** The steps of `npm test`, the fastest first. */
import { rmSync } from 'node:fs'
import process from 'node:process'
import { findWebServers, notTried, prepareWebServers } from '../../server/web-servers.js'
import { findBrowser, findHeadlessShell, findPdfReaders } from './find-browser.js'
import { installPackages } from './install.js'

/**
 * `prepare` returns what the step cannot test on this machine, as sentences.
 * @typedef {readonly string[]} Command a script in node_modules or build/, run by Node.js
 * @typedef {{ name: string, title: string, prepare?: () => readonly string[] | void, commands?: readonly Command[], report?: 'unit' | 'browser' }} Step
 */

export const unitReport = '.cache/unit.json'
export const browserReport = '.cache/browser.json'

const packages = 'node_modules'
const typescript = `${packages}/typescript/bin/tsc`
/** @param {string} file */
const forget = (file) => rmSync(file, { force: true })

function chooseBrowser() {
  const chosen = process.env.CHROMIUM_PATH ?? ''
  const browser = findBrowser()
  if (browser === undefined) return
  process.env.CHROMIUM_PATH = browser
  process.env.HEADLESS_SHELL_PATH ??= chosen === '' ? (findHeadlessShell() ?? browser) : browser
}

/** @type {readonly Step[]} */
export const steps = [
  { name: 'install', title: 'Packages', prepare: installPackages },
  {
    name: 'browser',
    title: 'A browser, readers of PDFs and web servers',
    prepare: () => {
      chooseBrowser()
      findPdfReaders()
      prepareWebServers()
    },
  },
  {
    name: 'lint',
    title: 'Format and lint',
    commands: [[`${packages}/@biomejs/biome/bin/biome`, 'ci', '--error-on-warnings', '.']],
  },
  {
    name: 'types',
    title: 'Types',
    commands: [
      [typescript, '-p', 'tsconfig.json'],
      [typescript, '-p', 'tsconfig/core.json'],
      [typescript, '-p', 'tsconfig/worker.json'],
      [typescript, '-p', 'tsconfig/scripts.json'],
    ],
  },
  { name: 'layers', title: 'Layers', commands: [['build/commands/layers.js']] },
  { name: 'unused', title: 'Unused code', commands: [[`${packages}/knip/bin/knip.js`]] },
  {
    name: 'unit',
    title: 'Unit tests',
    prepare: () => forget(unitReport),
    commands: [
      [
        `${packages}/vitest/vitest.mjs`,
        'run',
        '--reporter=dot',
        '--reporter=json',
        `--outputFile.json=${unitReport}`,
      ],
    ],
    report: 'unit',
  },
  {
    name: 'build',
    title: 'Build',
    commands: [[`${packages}/vite/bin/vite.js`, 'build', '--logLevel', 'warn']],
  },
  { name: 'size', title: 'Size budget', commands: [[`${packages}/size-limit/bin.js`]] },
  {
    name: 'html',
    title: 'HTML validity',
    commands: [[`${packages}/html-validate/bin/html-validate.mjs`, 'dist/**/*.html']],
  },
  {
    name: 'e2e',
    title: 'Browser tests',
    // Also here, because the step can be run alone.
    prepare: () => {
      chooseBrowser()
      forget(browserReport)
      return notTried(findWebServers())
    },
    commands: [[`${packages}/@playwright/test/cli.js`, 'test']],
    report: 'browser',
  },
]
