/** The built site as a ZIP file: the same bytes from the same files, on any computer and at any time. */
import { readdirSync, readFileSync } from 'node:fs'
import { join, relative, sep } from 'node:path'
import { zipSync } from 'fflate'
import { FixableError } from '../commands/support/install.js'

/** @import { Zippable } from 'fflate' */

/** Formats that are already compressed. */
const packed = /\.(png|woff2?|jpe?g|br|gz|zip)$/
/** Unix mode of a regular file that its owner may write; without it the unpacking program decides. */
const unixFile = { os: 3, attrs: 0o100644 * 0x1_0000 }

/** Every file under a folder, relative, with `/`, sorted by code units. @param {string} folder @returns {string[]} */
export function filesUnder(folder) {
  const entries = readdirSync(folder, { recursive: true, withFileTypes: true })
  const pathOf = (/** @type {import('node:fs').Dirent} */ { parentPath, name }) =>
    relative(folder, join(parentPath, name)).split(sep).join('/')
  const strange = entries.find((entry) => !entry.isFile() && !entry.isDirectory())
  if (strange) throw new FixableError(`${pathOf(strange)} is neither a file nor a folder: build anew.`)
  return entries
    .filter((entry) => entry.isFile())
    .map(pathOf)
    .sort()
}

/**
 * The day of a commit, at noon: ZIP has local times without a time zone, and noon exists in every time zone.
 * @param {number} seconds since 1970
 */
function dayOf(seconds) {
  const day = new Date(seconds * 1000)
  return new Date(day.getUTCFullYear(), day.getUTCMonth(), day.getUTCDate(), 12)
}

/** @param {string} folder @param {number} seconds of the commit @returns {Uint8Array} */
export function zipOf(folder, seconds) {
  const mtime = dayOf(seconds)
  /** @type {Zippable} */
  const entries = {}
  for (const path of filesUnder(folder))
    entries[path] = [
      new Uint8Array(readFileSync(join(folder, path))),
      { mtime, level: packed.test(path) ? 0 : 9, ...unixFile },
    ]
  return zipSync(entries)
}
