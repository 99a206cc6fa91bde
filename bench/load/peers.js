/**
 * Other programs whose pages are measured beside ours, from builds that are given on the command line
 * (`--peer <name>=<folder>`): their pages for the same purposes, and what is done there.
 */
import { typeKeys } from './interaction-script.js'

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
        act: (page) => page.locator('#presets button').first().click(),
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
