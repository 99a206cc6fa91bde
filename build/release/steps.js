/** The steps of a release, in order. Each can be run alone and reports what it created, or why it failed. */
import { spawnSync } from 'node:child_process'
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import process from 'node:process'
import { FixableError } from '../commands/support/install.js'
import { changesOf } from './changelog.js'
import { checksumsFile, checksumsOf } from './checksums.js'
import { makeImage } from './image.js'
import { reproducibleSbom } from './sbom.js'
import {
  checkBuilt,
  checkCommitted,
  commitTime,
  integrityList,
  ourPackage,
  rememberBuild,
  tagsHere,
} from './source.js'
import { filesUnder, zipOf } from './zip.js'

/**
 * `run` returns a message.
 * @typedef {{ name: string, what: string, run: () => string }} Step
 */

const folder = 'release'
const notes = '.cache/release-notes.md'

/** @param {string} ending @returns {string} the path of one of the release's files */
const fileOf = (ending) => {
  mkdirSync(folder, { recursive: true })
  return join(folder, `toolnook-${ourPackage().version}${ending}`)
}

/** @param {Uint8Array} bytes */
const megabytes = (bytes) => `${(bytes.length / 1e6).toFixed(1)} MB`

function version() {
  checkCommitted()
  const tag = `v${ourPackage().version}`
  const tags = tagsHere()
  if (!tags.includes(tag))
    throw new FixableError(
      `The last commit has no tag ${tag}${tags.length > 0 ? `, but ${tags.join(', ')}` : ''}: the version is that of package.json, and its tag is set by git tag ${tag}.`,
    )
  changesOf(readFileSync('CHANGELOG.md', 'utf8'), ourPackage().version)
  return `Commit, package.json and CHANGELOG.md agree on ${tag}.`
}

function build() {
  checkCommitted()
  // Files of an earlier release must not be mistaken for those of this one.
  rmSync(folder, { recursive: true, force: true })
  const { status } = spawnSync(process.execPath, ['build/commands/reproduce.js', '--keep'], {
    stdio: 'inherit',
  })
  if (status !== 0) throw new FixableError('Two builds are not the same, or one failed: see above.')
  rememberBuild()
  return 'dist/ is the first of the two.'
}

function zip() {
  checkBuilt()
  const file = fileOf('.zip')
  const bytes = zipOf('dist', commitTime())
  writeFileSync(file, bytes)
  return `${file}: ${filesUnder('dist').length} files, ${megabytes(bytes)}.`
}

function sbom() {
  const { status, stdout } = spawnSync('npm', ['run', '--silent', 'sbom'], {
    encoding: 'utf8',
    maxBuffer: 64 * 1024 * 1024,
    shell: process.platform === 'win32',
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  if (status !== 0) throw new FixableError('npm could not list the packages: see above.')
  const list = reproducibleSbom(JSON.parse(stdout), { name: ourPackage().name, seconds: commitTime() })
  const file = fileOf('.cdx.json')
  writeFileSync(file, `${JSON.stringify(list, null, 2)}\n`)
  return `${file}: ${list.components.length} packages.`
}

function image() {
  checkBuilt()
  const file = fileOf('-image.tar')
  const engine = makeImage({ version: ourPackage().version, file, expected: integrityList() })
  return `${file}, built by ${engine}, holds the same build as dist/.`
}

function sha256() {
  const text = checksumsOf(folder)
  writeFileSync(join(folder, checksumsFile), text)
  return `${join(folder, checksumsFile)}:\n${text.trimEnd()}`
}

function releaseNotes() {
  mkdirSync('.cache', { recursive: true })
  writeFileSync(notes, changesOf(readFileSync('CHANGELOG.md', 'utf8'), ourPackage().version))
  return `${notes}: what CHANGELOG.md says of ${ourPackage().version}.`
}

/** @returns {never} */
function attest() {
  throw new FixableError(
    'Nothing was attested: where the files were built is signed by the service of the release workflow, in the name of its own run, and by no other computer. ' +
      'Afterwards: gh attestation verify <file> --repo <owner>/<name>',
  )
}

/** @type {readonly Step[]} */
export const steps = [
  { name: 'version', what: 'do the tag, package.json and CHANGELOG.md agree?', run: version },
  { name: 'build', what: 'builds the commit twice, compares every byte, and fills dist/', run: build },
  { name: 'zip', what: 'dist/ as a ZIP: the same bytes from the same files', run: zip },
  { name: 'sbom', what: 'the packages in it (CycloneDX)', run: sbom },
  { name: 'image', what: 'the container image, by docker or podman', run: image },
  { name: 'sha256', what: 'SHA-256 of the files made so far', run: sha256 },
  { name: 'notes', what: 'the text of the release, from CHANGELOG.md', run: releaseNotes },
  { name: 'attest', what: 'where the files were built: by the release workflow only', run: attest },
]
