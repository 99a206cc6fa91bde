/**
 * Other programs whose pages are measured beside ours, from builds that are given on the command line
 * (`--peer <name>=<folder>`): their pages for the same purposes, and what is done there.
 */
import { resolve } from 'node:path'
import { press, typeKeys } from './interaction-script.js'
import { serveFolder } from './static-server.js'

/**
 * @import { Interaction } from './interaction-script.js'
 * @typedef {{
 *   name: string,
 *   source: string,
 *   oneDocument: boolean,
 *   paths: readonly string[],
 *   interactions: readonly Interaction[],
 * }} Peer `oneDocument`: its host answers every path with the first page
 */

/** @type {readonly Peer[]} */
export const peers = [
  {
    name: 'A-Box',
    source: 'https://github.com/A-Box-of-Tools/website',
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
    oneDocument: true,
    paths: ['/'],
    interactions: [],
  },
  {
    name: 'it-tools',
    source: 'https://github.com/CorentinTh/it-tools',
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

/**
 * Serves the builds that are named on the command line, from servers without headers of their own.
 * @param {readonly string[]} options each `<name>=<folder>` or `<name>@<commit>=<folder>`
 */
export async function servePeers(options) {
  const served = []
  for (const text of options) {
    const [, name = '', commit, folder = ''] = /^([^@=]+)(?:@([^=]+))?=(.+)$/.exec(text) ?? []
    const peer = peers.find((each) => each.name === name)
    if (peer === undefined)
      throw new Error(`--peer ${text}: expected ${peers.map((each) => each.name).join(', ')}, = and a folder`)
    const site = await serveFolder(resolve(folder), peer.oneDocument)
    served.push({ ...site, peer, version: commit === undefined ? name : `${name} ${commit}` })
  }
  return served
}
