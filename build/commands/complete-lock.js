/**
 * `npm run lock`: adds entries to package-lock.json for optional packages of other systems that npm has omitted.
 *
 * npm omits an optional package that it cannot look up, for instance on a mirror with the packages of one system only;
 * `npm ci` then rejects the lockfile on other systems. The checksum of an added entry is requested from the registry if
 * it has the package; npm does not verify a package without one, so build/commands/complete-lock.test.ts limits which
 * entries may lack it.
 */
import { spawnSync } from 'node:child_process'
import { readFileSync, writeFileSync } from 'node:fs'
import { argv } from 'node:process'
import { pathToFileURL } from 'node:url'

/**
 * @typedef {{ version?: string, integrity?: string, link?: boolean, optional?: boolean, dev?: boolean, os?: string[], cpu?: string[], libc?: string[],
 *   optionalDependencies?: Record<string, string> }} Entry
 * @typedef {Record<string, Entry>} Entries by path, as in `packages` of a lockfile
 */

const systems = [
  'aix',
  'android',
  'darwin',
  'freebsd',
  'linux',
  'netbsd',
  'openbsd',
  'openharmony',
  'sunos',
  'win32',
]
const processors = [
  'arm64',
  'x64',
  'ia32',
  'loong64',
  'mips64el',
  'ppc64',
  'riscv64',
  's390x',
  'wasm32',
  'arm',
]

/**
 * The paths at which npm looks for a dependency of the package at `path`, nearest first.
 * @param {string} path @param {string} name @returns {string[]}
 */
function places(path, name) {
  const parts = path.split('/node_modules/')
  return parts
    .map((_, index) => `${parts.slice(0, parts.length - index).join('/node_modules/')}/node_modules/${name}`)
    .concat(`node_modules/${name}`)
}

/** @param {string} name @param {string} version @param {Entry} owner @returns {Entry} */
function entryFor(name, version, owner) {
  const words = name.slice(name.lastIndexOf('/') + 1)
  const os = systems.find((system) => words.split('-').includes(system))
  const cpu = processors.find((processor) => words.includes(processor))
  if (!os || !cpu || !/^\d+\.\d+\.\d+/.test(version))
    throw new Error(`${name}@${version}: cannot tell from the name which system it is for; add it by hand.`)
  return {
    version,
    cpu: [cpu],
    ...(owner.dev ? { dev: true } : {}),
    ...(os === 'linux' ? { libc: [words.includes('musl') ? 'musl' : 'glibc'] } : {}),
    optional: true,
    os: [os],
  }
}

/** Entries that are missing from the lockfile, by path. @param {Entries} packages @returns {Entries} */
export function missingEntries(packages) {
  /** @type {Entries} */
  const missing = {}
  for (const [path, owner] of Object.entries(packages))
    for (const [name, version] of Object.entries(owner.optionalDependencies ?? {}))
      if (!places(path, name).some((place) => place in packages))
        missing[`node_modules/${name}`] = entryFor(name, version, owner)
  return missing
}

/** Paths of entries that npm would install without verifying a checksum. @param {Entries} packages */
export const withoutIntegrity = (packages) =>
  Object.entries(packages)
    .filter(([path, entry]) => path !== '' && !entry.link && entry.integrity === undefined)
    .map(([path]) => path)

/** @param {string} path @param {Entry} entry @returns {string | undefined} from the registry */
function askIntegrity(path, { version }) {
  const name = path.slice(path.lastIndexOf('node_modules/') + 'node_modules/'.length)
  const { stdout } = spawnSync('npm', ['view', `${name}@${version}`, 'dist.integrity'], { encoding: 'utf8' })
  return /^sha512-[\w+/]+=*$/.exec(stdout.trim())?.[0]
}

if (import.meta.url === pathToFileURL(argv[1] ?? '').href) {
  /** @type {{ packages: Entries }} */
  const lock = JSON.parse(readFileSync('package-lock.json', 'utf8'))
  const missing = missingEntries(lock.packages)
  const all = Object.entries({ ...lock.packages, ...missing }).sort(([first], [second]) =>
    first < second ? -1 : 1,
  )
  lock.packages = Object.fromEntries(all)
  for (const path of withoutIntegrity(lock.packages)) {
    const entry = /** @type {Entry} */ (lock.packages[path])
    const integrity = askIntegrity(path, entry)
    if (integrity !== undefined) lock.packages[path] = { ...entry, integrity }
  }
  writeFileSync('package-lock.json', `${JSON.stringify(lock, null, 2)}\n`)
  console.log(`Added ${Object.keys(missing).length} packages for other systems.`)
  console.log(
    `${withoutIntegrity(lock.packages).length} packages have no checksum: the registry has them not.`,
  )
}
