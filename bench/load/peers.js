/**
 * Other programs whose pages are measured beside ours, their pages for the same purposes and what is done there. Their
 * builds are made by build-peers.js (`--peer <name>`), or given on the command line (`--peer <name>=<folder>`).
 */
import { join, resolve } from 'node:path'
import { press, typeKeys } from './interaction-script.js'
import { serveFolder } from './static-server.js'

/**
 * @import { Interaction } from './interaction-script.js'
 * @typedef {{
 *   name: string,
 *   source: string,
 *   commit: string,
 *   build: readonly string[],
 *   output: string,
 *   oneDocument: boolean,
 *   paths: readonly string[],
 *   interactions: readonly Interaction[],
 * }} Peer `build`: commands that write the folder `output`; `oneDocument`: its host answers every path with the first page
 */

/** @type {readonly Peer[]} */
export const peers = [
  {
    name: 'A-Box',
    source: 'https://github.com/A-Box-of-Tools/website',
    commit: '4715124895bab47a81e945d46039fa5e715bf179',
    build: ['python3 build.py'],
    output: 'dist',
    oneDocument: false,
    paths: ['/', '/compress-image/', '/heic-to-jpg/', '/images-to-pdf/', '/qr-barcode/'],
    interactions: [
      {
        path: '/qr-barcode/',
        name: 'types an address',
        prepare: (page) => page.locator('#fields :is(input, textarea)').first().focus(),
        act: (page) => typeKeys(page, 'example.org/menu'),
      },
      {
        path: '/compress-image/',
        name: 'presses a target size',
        act: (page) => press(page.locator('#presets button').first()),
      },
    ],
  },
  {
    name: 'squoosh',
    source: 'https://github.com/GoogleChromeLabs/squoosh',
    commit: '19beb1a7ab5ab7df9625edaf7c3bf71a50e183ae',
    build: ['npm ci --ignore-scripts', 'npm run build'],
    output: 'build',
    oneDocument: true,
    paths: ['/'],
    interactions: [],
  },
  {
    name: 'it-tools',
    source: 'https://github.com/CorentinTh/it-tools',
    commit: '07eea0f484c0e4d1224aba51285323ec3c7ee4d3',
    build: ['npx -y pnpm@9.11.0 install --frozen-lockfile', 'npx -y pnpm@9.11.0 exec vite build'],
    output: 'dist',
    oneDocument: true,
    paths: ['/', '/token-generator', '/text-statistics', '/qrcode-generator', '/color-converter'],
    interactions: [
      {
        path: '/qrcode-generator',
        name: 'types an address',
        prepare: (page) => page.locator('textarea').first().focus(),
        act: (page) => typeKeys(page, 'example.org/menu'),
      },
      {
        path: '/text-statistics',
        name: 'types',
        prepare: (page) => page.locator('textarea').first().focus(),
        act: (page) => typeKeys(page, 'The cat sat. '),
      },
    ],
  },
]

/** Where build-peers.js puts the source of a program. @param {Peer} peer */
export const sourceFolder = ({ name }) => join(import.meta.dirname, 'out/peers', name)

/**
 * Serves the builds that are named on the command line, from servers without headers of their own.
 * @param {readonly string[]} options each `<name>`, `<name>=<folder>` or `<name>@<commit>=<folder>`
 */
export async function servePeers(options) {
  const served = []
  for (const text of options) {
    const [, name = '', commit, folder] = /^([^@=]+)(?:(?:@([^=]+))?=(.+))?$/.exec(text) ?? []
    const peer = peers.find((each) => each.name === name)
    if (peer === undefined)
      throw new Error(
        `--peer ${text}: expected ${peers.map((each) => each.name).join(', ')}, by itself or with = and a folder`,
      )
    const built = folder ?? join(sourceFolder(peer), peer.output)
    const version = folder === undefined ? peer.commit.slice(0, 7) : commit
    const site = await serveFolder(resolve(built), peer.oneDocument)
    served.push({ ...site, peer, version: version === undefined ? name : `${name} ${version}` })
  }
  return served
}
