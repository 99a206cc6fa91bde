/** What `npm run proof` measures: one row of the table in docs/proof.md each. */

import { all, figuresOf, lines, sum, testsOf } from './figures.js'
import {
  cycles,
  furtherWays,
  newestNode,
  otherBrowser,
  stopped,
  waysOut,
  whole,
  withoutTask,
} from './summaries.js'

/**
 * @import { Summary } from './summaries.js'
 * @import { Figure } from './figures.js'
 */

/**
 * `what` is shown in the table, `about` in the row's own file. `command` is run by Node.js in the root folder, with
 * `<site>` replaced by the URL of the built site; `figure` extracts the figures from its output, and `summary` summarises
 * them.
 * @typedef {{ name: string, what: string, about?: string, says: string, command: readonly string[], figure: Figure, summary: Summary }} Row
 */

const playwright = 'node_modules/@playwright/test/cli.js'
const vitest = 'node_modules/vitest/vitest.mjs'
/** @param {readonly string[]} files */
const inBrowser = (...files) => [playwright, 'test', ...files, '--reporter=json']
/** @param {readonly string[]} files */
const unit = (...files) => [vitest, 'run', ...files, '--reporter=json']
/** @param {string} part @param {string} filter */
const endurance = (part, filter = '') => ['tests/endurance/run.js', part, ...(filter === '' ? [] : [filter])]

/** @type {readonly Row[]} */
export const rows = [
  {
    name: 'ways-out',
    what: 'Ways out of a page and its workers',
    about:
      'Ways out of pages and workers of the built site with its headers, in Chromium. Each is tried without headers too, where it must arrive.',
    says: 'npx playwright test tests/browser/privacy/privacy.e2e.ts',
    command: inBrowser('tests/browser/privacy/privacy.e2e.ts'),
    figure: figuresOf,
    summary: waysOut,
  },
  {
    name: 'further-ways',
    what: 'Rarer ways out',
    about:
      'Rarer ways out, from pages without and with a service worker and in the service worker itself, towards a stranger and the source of a guide, in Chromium as a visitor starts it. Each is tried without headers too, where it must arrive or is named with the reason.',
    says: 'npx playwright test tests/browser/privacy/further-ways.e2e.ts',
    command: inBrowser('tests/browser/privacy/further-ways.e2e.ts'),
    figure: figuresOf,
    summary: furtherWays,
  },
  {
    name: 'own-leak-test',
    what: "The visitor's own leak test",
    about: 'In Chromium.',
    says: 'npx playwright test tests/browser/privacy/privacy-check.e2e.ts',
    command: inBrowser('tests/browser/privacy/privacy-check.e2e.ts'),
    figure: figuresOf,
    summary: stopped,
  },
  {
    name: 'lock',
    what: 'The offline lock',
    about:
      'What reaches the own host through it, with controls; tools under it; an honest and a dishonest new build; the offline copy against the published list.',
    says: 'npx playwright test tests/browser/offline/lock.e2e.ts tests/faults/locked-copy.e2e.ts',
    command: inBrowser('tests/browser/offline/lock.e2e.ts', 'tests/faults/locked-copy.e2e.ts'),
    figure: testsOf,
    summary: whole,
  },
  {
    name: 'reproduce',
    what: 'Two builds, byte by byte',
    about: 'Two builds in different folders, time zones and languages.',
    says: 'npm run reproduce',
    command: ['build/commands/reproduce.js'],
    figure: lines(/\d+ files built twice, \d+ differ/),
    summary: whole,
  },
  {
    name: 'verify',
    what: 'A served site against the build',
    about: 'A served site, files and headers, against the local build (local server).',
    says: 'npm run verify -- <address>',
    command: ['build/commands/verify.js', '<site>'],
    figure: lines(/\d+ files are the same to the byte, headers included; \d+ differences/),
    summary: whole,
  },
  {
    name: 'your-data',
    what: 'Your data',
    about: 'Shown, exported, imported, deleted, brought back.',
    says: 'npx playwright test tests/stores/your-data.e2e.ts',
    command: inBrowser('tests/stores/your-data.e2e.ts'),
    figure: testsOf,
    summary: whole,
  },
  {
    name: 'faults',
    what: 'Tools without an ability of the browser',
    about: 'Main job of every tool under every missing or failing ability, then every button.',
    says: 'npm run test:faults',
    command: ['build/commands/all-faults.js'],
    figure: all(
      (printed) => [`${sum(/× [\w-]+: \{"kind":"/g)(printed)} cases`],
      (printed) => [`${sum(/"kind":"done"/g)(printed)} do it`],
      (printed) => [`${sum(/"kind":"refused"/g)(printed)} say why not`],
      lines(/\d+ (?:passed|failed)\b/),
    ),
    summary: whole,
  },
  {
    name: 'two-tabs',
    what: 'Two tabs that write at once',
    about: 'In Chromium.',
    says: 'npx playwright test tests/faults/two-tabs',
    command: inBrowser('tests/faults/two-tabs'),
    figure: figuresOf,
    summary: whole,
  },
  {
    name: 'storage',
    what: 'Storage that fails',
    about: 'Storage that is full, blocked, corrupted, of an older or a newer build.',
    says: 'npx vitest run src/platform/storage src/platform/stored-data',
    command: unit('src/platform/storage', 'src/platform/stored-data'),
    figure: testsOf,
    summary: whole,
  },
  {
    name: 'cycles',
    what: 'What a tool leaves behind',
    about: 'Each tool opened, used and left again and again in one page.',
    says: 'npm run test:endurance -- cycles',
    command: endurance('cycles'),
    figure: lines(/^(?:clean|NOT CLEAN) .*/),
    summary: cycles,
  },
  {
    name: 'monkey',
    what: 'Random clicks and keys',
    about: 'Seeded random clicks, keys, pastes, drops.',
    says: 'npm run test:endurance -- monkey',
    command: endurance('monkey'),
    figure: lines(/\d+ actions on \d+ pages; \d+ pages with an error/),
    summary: whole,
  },
  ...['word-counter', 'photo-to-pdf', 'image-compressor', 'image-converter', 'invoice-generator'].map(
    (tool) => ({
      name: tool,
      what: `A heavy load: ${tool}`,
      says: `npm run test:endurance -- large ${tool}`,
      command: endurance('large', tool),
      figure: lines(new RegExp(`(?<=^${tool}: ).*`)),
      summary: withoutTask,
    }),
  ),
  {
    name: 'firefox',
    what: 'Firefox ESR',
    says: 'npm run test:browsers -- firefox',
    command: ['tests/browsers/run.js', 'firefox'],
    figure: lines(/^ {2}\d.*/),
    summary: otherBrowser,
  },
  {
    name: 'webkit',
    what: 'WebKitGTK',
    says: 'npm run test:browsers -- webkit',
    command: ['tests/browsers/run.js', 'webkit'],
    figure: lines(/^ {2}\d.*/),
    summary: otherBrowser,
  },
  {
    name: 'supply',
    what: 'Licences, lockfile, workflows',
    about: 'Licences against the list of allowed ones, lockfile, workflows.',
    says: 'npx vitest run licences complete-lock workflows',
    command: unit('licences', 'complete-lock', 'workflows'),
    figure: testsOf,
    summary: whole,
  },
  {
    name: 'newest-node',
    what: 'The newest Node.js',
    about:
      'The two commands of the README under the newest Node.js of npm, in a fresh clone. `TEST_STEPS=lint,unit` before the command takes only these steps of `npm test`.',
    says: 'node tests/proof/newest-node.js',
    command: ['tests/proof/newest-node.js'],
    figure: lines(/(?<=^newest: ).*/),
    summary: newestNode,
  },
]
