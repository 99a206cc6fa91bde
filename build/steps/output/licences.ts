import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { type OtherWork, otherWorks } from './other-works.ts'

/** The used part of an entry in package-lock.json. */
type LockEntry = {
  readonly version?: string
  readonly license?: string
  readonly dev?: boolean
  readonly optional?: boolean
}

export type LicensedPackage = {
  readonly name: string
  readonly version: string
  /** As declared by the package. */
  readonly licence: string
  /** Only used to build and test, not in the site. */
  readonly dev: boolean
  readonly folder: string
}

/** Free licences that are allowed in the site (SPDX). */
const shipped = [
  'MIT',
  'ISC',
  '0BSD',
  'BSD-2-Clause',
  'BSD-3-Clause',
  'Apache-2.0',
  'Apache-2.0 WITH LLVM-exception',
  'OFL-1.1',
  'CC0-1.0',
  'Zlib',
]
/** Further licences that are allowed for development dependencies. */
const atWork = ['BlueOak-1.0.0', 'MPL-2.0', 'CC-BY-4.0', 'Python-2.0', 'Unlicense']

/** Allowed in the site for a file of its own, which can be replaced. */
const inSeparateFiles = ['LGPL-2.1-or-later', 'LGPL-3.0-or-later']
/** Of works that are no programs. */
const ofTexts = ['CC-BY-3.0-US', 'IJG']

/** Licences of packages that declare none, read from their licence files by a person. */
const readByHand: Readonly<Record<string, string>> = { 'png-js': 'MIT' }

/**
 * Whether an SPDX expression is allowed: for `A OR B` one licence must be, for `A AND B` both.
 */
export function isAllowed(licence: string, dev: boolean): boolean {
  const allowed = dev ? [...shipped, ...atWork] : shipped
  return licence
    .replace(/[()]/g, '')
    .split(' OR ')
    .some((choice) => choice.split(' AND ').every((each) => allowed.includes(each.trim())))
}

const declared = (folder: string): string | undefined => {
  const file = join(folder, 'package.json')
  if (!existsSync(file)) return undefined
  const { license } = JSON.parse(readFileSync(file, 'utf8'))
  return typeof license === 'string' ? license : undefined
}

/** All installed packages, without the optional ones of other systems. */
export function installedPackages(root: string): readonly LicensedPackage[] {
  const lock: { packages: Readonly<Record<string, LockEntry>> } = JSON.parse(
    readFileSync(join(root, 'package-lock.json'), 'utf8'),
  )
  return Object.entries(lock.packages)
    .filter(([path]) => path !== '' && existsSync(join(root, path)))
    .map(([path, { version = '', license, dev = false }]) => {
      const name = path.split('node_modules/').at(-1) ?? path
      const folder = join(root, path)
      return { name, version, licence: license ?? declared(folder) ?? readByHand[name] ?? '', dev, folder }
    })
}

/** Packages whose licence is not allowed, as sentences. */
export const licenceFaults = (packages: readonly LicensedPackage[]): readonly string[] =>
  packages
    .filter(({ licence, dev }) => !isAllowed(licence, dev))
    .map(
      ({ name, version, licence, dev }) =>
        `${name} ${version} has the licence "${licence}", which is not on the list for ${dev ? 'development' : 'the site'}.`,
    )

/** Works whose licence is not allowed, or only for a file of its own that they are not, as sentences. */
export const otherFaults = (works: readonly OtherWork[]): readonly string[] =>
  works.flatMap(({ name, licence, separateFile }) => {
    const allowed = [...shipped, ...ofTexts, ...(separateFile ? inSeparateFiles : [])]
    const isFree = licence
      .split(' OR ')
      .some((choice) => choice.split(' AND ').every((each) => allowed.includes(each)))
    return isFree ? [] : [`${name} has the licence "${licence}", which is not on the list for the site.`]
  })

/** Compilers and types, which are dependencies of others and leave nothing in the site. */
const leavesNothing = /^(typescript|@typescript\/.*|@types\/.*|type-fest|tagged-tag)$/
const isLicence = /^(licen[cs]e|copying|notice)([.-].*)?$/i

/** The licence files of a package, two folders deep: codecs have those of their C code there. */
const licenceTexts = (folder: string): readonly string[] =>
  [folder, join(folder, 'codec')]
    .filter((place) => existsSync(place))
    .flatMap((place) =>
      readdirSync(place)
        .filter((file) => isLicence.test(file))
        .sort()
        .map((file) => readFileSync(join(place, file), 'utf8').trim()),
    )

const rule = `\n\n${'='.repeat(80)}\n\n`

const packageText = ({ name, version, licence, folder }: LicensedPackage): string => {
  const texts = licenceTexts(folder)
  const { author } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'))
  const by = typeof author === 'string' ? author : (author?.name ?? 'its authors')
  return [
    `${name} ${version}\nLicence: ${licence}`,
    ...(texts.length > 0 ? texts : [`By ${by}, who ship no text of the licence with the package.`]),
  ].join('\n\n')
}

const workText = (root: string, { name, licence, text, files = [] }: OtherWork): string =>
  [
    `${name}\nLicence: ${licence}`,
    text,
    ...files.map((file) => readFileSync(join(root, file), 'utf8').trim()),
  ].join('\n\n')

/**
 * The file `/licences.txt`: all packages and works in the site with their licences. Reproducible. Throws if a licence
 * is not allowed.
 */
export function licencesFile(root: string): string {
  const packages = installedPackages(root)
  const faults = [...licenceFaults(packages), ...otherFaults(otherWorks)]
  if (faults.length > 0) throw new Error(faults.join('\n'))
  const carried = packages
    .filter(({ name, dev }) => !dev && !leavesNothing.test(name))
    .sort((a, b) => (a.name + a.version < b.name + b.version ? -1 : 1))
  const head = `This site is made with the work of others. ${carried.length} packages and ${otherWorks.length} other works:`
  return `${[head, ...carried.map(packageText), ...otherWorks.map((work) => workText(root, work))].join(rule)}\n`
}
