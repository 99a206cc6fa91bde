/**
 * Finds nginx and Caddy, whose configurations in hosting/ are tested by tests/hosting, and openssl, which creates their
 * certificate. Built-in modules only.
 */
import { spawnSync } from 'node:child_process'
import { existsSync, mkdirSync, readdirSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { canUseApt, onPath } from '../commands/support/find-browser.js'

/** @typedef {{ nginx?: { program: string, mediaTypes: string }, caddy?: string, openssl?: string }} WebServers */

/** On Debian the packages are unpacked here, because installing them would start a server on port 80. */
const unpacked = '.cache/web-servers'
const debianPackages = ['nginx', 'nginx-light', 'nginx-common', 'caddy']
const roots = ['/', resolve(unpacked)]
const programFolders = ['usr/sbin', 'usr/bin']
const mediaTypeLists = [
  'etc/nginx/mime.types',
  'usr/local/etc/nginx/mime.types',
  'opt/homebrew/etc/nginx/mime.types',
]
const askVersion = { nginx: '-v', caddy: 'version', openssl: 'version' }

/**
 * The program, if it runs: an unpacked one may lack a library.
 * @param {keyof typeof askVersion} name
 */
const findProgram = (name) =>
  [onPath(name), ...roots.flatMap((root) => programFolders.map((folder) => join(root, folder, name)))].find(
    (file) => file !== undefined && spawnSync(file, [askVersion[name]], { stdio: 'ignore' }).status === 0,
  )

/** @returns {WebServers} those of this machine */
export function findWebServers() {
  const nginx = findProgram('nginx')
  const caddy = findProgram('caddy')
  const openssl = findProgram('openssl')
  const mediaTypes = roots
    .flatMap((root) => mediaTypeLists.map((file) => join(root, file)))
    .find((file) => existsSync(file))
  return {
    ...(nginx && mediaTypes ? { nginx: { program: nginx, mediaTypes } } : {}),
    ...(caddy ? { caddy } : {}),
    ...(openssl ? { openssl } : {}),
  }
}

/** Needs root only for updating the package lists. */
function unpackDebianPackages() {
  mkdirSync(unpacked, { recursive: true })
  if (canUseApt()) spawnSync('apt-get', ['update'], { stdio: 'inherit' })
  // One by one, because not every release has all of them.
  for (const name of debianPackages)
    spawnSync('apt-get', ['download', name], { cwd: unpacked, stdio: 'inherit' })
  for (const file of readdirSync(unpacked).filter((name) => name.endsWith('.deb')))
    spawnSync('dpkg', ['-x', file, '.'], { cwd: unpacked, stdio: 'inherit' })
}

/** Downloads the servers where that works without prompting. */
export function prepareWebServers() {
  const { nginx, caddy } = findWebServers()
  if ((!nginx || !caddy) && onPath('apt-get') && onPath('dpkg')) unpackDebianPackages()
}

/** The tests that need missing servers, and how to install those. @param {WebServers} found */
export const notTried = ({ nginx, caddy, openssl }) => [
  ...(nginx ? [] : ['hosting/nginx.conf: there is no nginx on this machine; install it to try the file']),
  ...(caddy ? [] : ['hosting/Caddyfile: there is no caddy on this machine; install it to try the file']),
  ...(openssl ? [] : ['hosting over HTTPS: there is no openssl on this machine to make a certificate']),
]
