/** SHA-256 of the files of a release, in the form that `sha256sum --check` reads. */
import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { FixableError } from '../commands/support/install.js'
import { filesUnder } from './zip.js'

export const checksumsFile = 'SHA256SUMS'

/** @param {string} folder @returns {string} */
export function checksumsOf(folder) {
  const files = filesUnder(folder).filter((file) => file !== checksumsFile)
  if (files.length === 0) throw new FixableError(`There is nothing in ${folder} yet: make the files first.`)
  return files
    .map((file) => {
      const hash = createHash('sha256').update(readFileSync(join(folder, file)))
      return `${hash.digest('hex')}  ${file}\n`
    })
    .join('')
}
