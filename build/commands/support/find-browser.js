/** Finds or installs the programs that browser tests need besides npm packages. Uses built-in modules only. */
import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { delimiter, join } from 'node:path'
import process from 'node:process'
import { FixableError } from './install.js'

/** @param {string} name @returns {string | undefined} */
export const onPath = (name) =>
  (process.env.PATH ?? '')
    .split(delimiter)
    .map((folder) => join(folder, name))
    .find((file) => existsSync(file))

/** @param {string} command @param {readonly string[]} parameters */
const run = (command, parameters) =>
  spawnSync(command, parameters, { stdio: 'inherit', shell: process.platform === 'win32' }).status === 0

export const canUseApt = () => process.getuid?.() === 0 && onPath('apt-get') !== undefined

/** @param {readonly string[]} packages */
const aptInstall = (packages) =>
  run('apt-get', ['update']) && run('apt-get', ['install', '-y', '--no-install-recommends', ...packages])

const findChromium = () => ['chromium', 'chromium-browser', 'google-chrome'].map(onPath).find(Boolean)

/**
 * @returns {string | undefined} the browser's path; undefined: the one that Playwright has installed
 * @throws {FixableError} when there is none and none can be installed
 */
export function findBrowser() {
  const chosen = process.env.CHROMIUM_PATH
  if (chosen !== undefined && chosen !== '') {
    if (existsSync(chosen)) return chosen
    throw new FixableError(`CHROMIUM_PATH=${chosen} does not exist: set it to a Chromium or unset it.`)
  }
  const present = findChromium()
  if (present !== undefined) return present
  if (canUseApt()) {
    if (aptInstall(['chromium'])) return findChromium()
  } else if (run('npx', ['playwright', 'install', 'chromium'])) return undefined
  throw new FixableError('The browser tests need Chromium: install it, or set CHROMIUM_PATH to its file.')
}

/**
 * Finds or installs Chromium's headless shell, in which a page takes less processor time.
 * @returns {string | undefined} its path; undefined: there is none
 */
export function findHeadlessShell() {
  const name = 'chromium-headless-shell'
  if (onPath(name) === undefined && canUseApt()) aptInstall([name])
  return onPath(name)
}

const readers = {
  qpdf: 'qpdf',
  pdftotext: 'poppler-utils',
  unzip: 'unzip',
  exiftool: 'libimage-exiftool-perl',
}

/**
 * Finds or installs the programs with which tests read PDFs, ZIP archives and the metadata of pictures.
 * @throws {FixableError} when they are missing and cannot be installed
 */
export function findPdfReaders() {
  const missing = () => Object.entries(readers).flatMap(([program, name]) => (onPath(program) ? [] : [name]))
  if (missing().length > 0 && canUseApt()) aptInstall(missing())
  if (missing().length > 0)
    throw new FixableError(
      `The tests of PDFs, ZIPs and pictures need ${Object.values(readers).join(', ')}: ` +
        '"brew install qpdf poppler unzip exiftool" on macOS, "sudo apt-get install qpdf poppler-utils unzip libimage-exiftool-perl" on Debian and Ubuntu.',
    )
}
