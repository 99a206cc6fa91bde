/**
 * Builds libde265.wasm from the sources of libde265 and `picture.cc`, with Emscripten:
 *
 *   node vendor/libde265/build.js                      clones the sources at the commit below
 *   node vendor/libde265/build.js --sources <folder>   takes a folder with these sources
 *   node vendor/libde265/build.js --to <folder>        writes there, to compare with what is committed
 *
 * `libde265.json` records what was made of what.
 */
import { spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { cpSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { availableParallelism, tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'
import { parseArgs } from 'node:util'

const here = dirname(fileURLToPath(import.meta.url))

const upstream = {
  repository: 'https://github.com/strukturag/libde265',
  version: '1.1.1',
  commit: '4dd701fffac01632ffd5cabc5ef10deb56accba1',
  /** Of the names and contents of all files that `sourceFiles` lists. */
  sha256: '7f61785bb87f70454a2485d45bf7ad59bf5011afe1f33bfd6061decfd75a52ce',
}

const decoder = [
  ...['alloc_pool', 'bitstream', 'cabac', 'contextmodel', 'de265', 'deblock', 'decctx', 'dpb'],
  ...['fallback', 'fallback-dct', 'fallback-deblk', 'fallback-intrapred', 'fallback-motion', 'image'],
  ...['intrapred', 'md5', 'motion', 'nal', 'nal-parser', 'pps', 'refpic', 'sao', 'scan', 'sei', 'slice'],
  ...['sps', 'threads', 'transform', 'util', 'vps', 'vui'],
]
/** For x86; Emscripten's headers turn their instructions into those of WebAssembly. */
const kernels = ['sse-dct', 'sse-deblk', 'sse-intrapred']
const own = ['acceleration', 'picture']

// Vectors of the compiler's own make the file larger and nothing faster.
const simd = ['-msimd128', '-msse4.1', '-fno-vectorize', '-fno-slp-vectorize']
const compile = [
  ...['-O2', '-std=c++17', '-w', '-fno-rtti', '-fno-exceptions', '-ffunction-sections', '-fdata-sections'],
  ...['-DNDEBUG', '-DHAVE_CONFIG_H', '-DLIBDE265_STATIC_BUILD', '-I.', '-Ilibde265'],
  ...simd,
]
const link = [
  ...['-O3', '--no-entry', '-fno-exceptions', '-Wl,--gc-sections', ...simd],
  ...['-sSTANDALONE_WASM=1', '-sFILESYSTEM=0', '-sSUPPORT_LONGJMP=0', '-sMALLOC=emmalloc'],
  // Out of memory is null for `malloc` and ends in a trap for `new`. The limit bounds what a hostile file can take.
  ...['-sALLOW_MEMORY_GROWTH=1', '-sMAXIMUM_MEMORY=1GB', '-sABORTING_MALLOC=0'],
]

const config = '#define HAVE_MALLOC_H 1\n#define HAVE_POSIX_MEMALIGN 1\n#define HAVE_SSE4_1 1\n'

/** @param {string | Buffer} data */
const sha256 = (data) => createHash('sha256').update(data).digest('hex')

/**
 * All files of the decoder, from which the compiler takes what it needs; sorted. Archives of a release lack the encoder.
 * @param {string} sources
 */
function sourceFiles(sources) {
  const files = ['libde265', 'libde265/x86'].flatMap((folder) =>
    readdirSync(join(sources, folder), { withFileTypes: true })
      .filter((entry) => entry.isFile() && /^(?!en265).*\.(cc|h|h\.in)$/.test(entry.name))
      .map((entry) => `${folder}/${entry.name}`),
  )
  return ['COPYING', ...files].sort()
}

/** @param {string} sources */
function hashOfSources(sources) {
  const lines = sourceFiles(sources).map((file) => `${sha256(readFileSync(join(sources, file)))}  ${file}\n`)
  return sha256(lines.join(''))
}

/** @param {string} command @param {string[]} parameters @param {string} folder */
function run(command, parameters, folder) {
  const result = spawnSync(command, parameters, { cwd: folder, encoding: 'utf8' })
  if (result.error) throw result.error
  if (result.status !== 0)
    throw new Error(`${command} ${parameters.join(' ')}\n${result.stdout}${result.stderr}`)
  return result.stdout
}

/** @param {string} folder */
function clone(folder) {
  mkdirSync(folder)
  run('git', ['init', '--quiet'], folder)
  run('git', ['fetch', '--quiet', '--depth', '1', upstream.repository, upstream.commit], folder)
  run('git', ['checkout', '--quiet', upstream.commit], folder)
  return folder
}

/** Copies the sources beside what CMake would have written. @param {string} sources @param {string} folder */
function prepare(sources, folder) {
  for (const file of sourceFiles(sources)) cpSync(join(sources, file), join(folder, file))
  for (const name of own) cpSync(join(here, `${name}.cc`), join(folder, `${name}.cc`))
  const numbers = upstream.version.split('.').map((part) => part.padStart(2, '0'))
  const version = readFileSync(join(folder, 'libde265/de265-version.h.in'), 'utf8')
    .replace('@NUMERIC_VERSION@', `0x${numbers.join('')}00`)
    .replace('@PACKAGE_VERSION@', upstream.version)
  writeFileSync(join(folder, 'libde265/de265-version.h'), version)
  writeFileSync(join(folder, 'config.h'), config)
}

/** Paths are relative to the folder, so that none is in the result. @param {string} folder */
function compileAndLink(folder) {
  const files = [
    ...decoder.map((name) => `libde265/${name}`),
    ...kernels.map((name) => `libde265/x86/${name}`),
    ...own,
  ]
  const makefile = [
    `libde265.wasm: ${files.map((file) => `${file}.o`).join(' ')}`,
    `\tem++ ${link.join(' ')} $^ -o $@`,
    '%.o: %.cc',
    `\tem++ ${compile.join(' ')} -c $< -o $@`,
  ]
  writeFileSync(join(folder, 'Makefile'), `${makefile.join('\n')}\n`)
  run('make', ['--jobs', String(availableParallelism()), 'libde265.wasm'], folder)
  return readFileSync(join(folder, 'libde265.wasm'))
}

/** @param {string | undefined} given @param {string} folder */
function build(given, folder) {
  const sources = given ?? clone(join(folder, 'sources'))
  const hash = hashOfSources(sources)
  if (hash !== upstream.sha256)
    throw new Error(`These are other sources: ${hash} instead of ${upstream.sha256}`)
  const work = join(folder, 'build')
  mkdirSync(work)
  prepare(sources, work)
  const wasm = compileAndLink(work)
  const compiler = run('em++', ['--version'], work).split('\n')[0]?.trim()
  const record = {
    ...{ source: upstream, compiler, compile: compile.join(' '), link: link.join(' ') },
    own: Object.fromEntries(
      own.map((name) => [`${name}.cc`, sha256(readFileSync(join(here, `${name}.cc`)))]),
    ),
    wasm: { bytes: wasm.length, sha256: sha256(wasm) },
  }
  return { wasm, record }
}

if (process.argv[1] && import.meta.url === pathToFileURL(process.argv[1]).href) {
  const { values } = parseArgs({ options: { sources: { type: 'string' }, to: { type: 'string' } } })
  const folder = mkdtempSync(join(tmpdir(), 'libde265-'))
  try {
    const { wasm, record } = build(values.sources, folder)
    const to = values.to ?? here
    mkdirSync(to, { recursive: true })
    writeFileSync(join(to, 'libde265.wasm'), wasm)
    writeFileSync(join(to, 'libde265.json'), `${JSON.stringify(record, null, 2)}\n`)
    process.stdout.write(`${record.wasm.bytes} bytes, SHA-256 ${record.wasm.sha256}\n`)
  } finally {
    rmSync(folder, { recursive: true })
  }
}
