/** Compiles the decoder of libjxl to WebAssembly, from sources whose every file is known by its SHA-256. */
import { execFile, execFileSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { availableParallelism, tmpdir } from 'node:os'
import { dirname, join, normalize } from 'node:path'
import { promisify } from 'node:util'
import { sha256 } from '../jpegli/compile.js'

const here = import.meta.dirname
const own = ['decoder.cc', 'generated/jxl/jxl_export.h', 'generated/jxl/version.h']
const list = 'sources.sha256'

/** Where the sources come from: libjxl 0.12.0 and the commit of its submodule. */
const repositories = [
  {
    name: 'libjxl',
    url: 'https://github.com/libjxl/libjxl',
    commit: 'a7a9c787341cf703dede03c2009fa460cae5e5df',
  },
  {
    name: 'highway',
    url: 'https://github.com/google/highway',
    commit: '457c891775a7397bdb0376bb1031e6e027af1c48',
  },
]

export const licences = ['libjxl/LICENSE', 'libjxl/PATENTS', 'highway/LICENSE']

const includes = ['generated', 'libjxl/lib/include', 'libjxl', 'highway'].map((folder) => `-I${folder}`)
const compileFlags = [
  '-std=c++17',
  '-O3',
  '-msimd128',
  '-DNDEBUG',
  // One kind of SIMD, chosen now: there is nothing to find out at run time.
  '-DHWY_COMPILE_ONLY_STATIC',
  // Pixels only: neither the JPEG that a file was made of, nor compressed boxes, which would need Brotli.
  '-DJPEGXL_ENABLE_TRANSCODE_JPEG=0',
  '-DJPEGXL_ENABLE_BOXES=0',
  '-fno-exceptions',
  '-fno-rtti',
  // Loops that gain by SIMD are written with it.
  '-fno-vectorize',
  '-fno-slp-vectorize',
  '-w',
]
const linkFlags = [
  '-O3',
  '--no-entry',
  '-sSTANDALONE_WASM=1',
  '-sFILESYSTEM=0',
  '-sMALLOC=emmalloc',
  '-sALLOW_MEMORY_GROWTH=1',
  '-sINITIAL_MEMORY=2MB',
  // Bounds what a hostile file can take.
  '-sMAXIMUM_MEMORY=2GB',
  '-sMEMORY_GROWTH_GEOMETRIC_STEP=0.05',
  '-sABORTING_MALLOC=0',
  '-sTOTAL_STACK=1048576',
  // Below everything else, so that a stack that is too deep traps instead of overwriting data.
  '-Wl,--stack-first',
]

/** SHA-256 of all that decides about the bytes of the module, but for the compiler. */
export const inputsHash = () =>
  sha256(
    JSON.stringify([
      [...compileFlags, ...includes],
      linkFlags,
      [...own, list].map((file) => sha256(readFileSync(join(here, file)))),
    ]),
  )

/** Clones the repositories at their commits into `folder`. @param {string} folder */
export function cloneSources(folder) {
  for (const { name, url, commit } of repositories) {
    /** @param {string[]} parameters */
    const git = (...parameters) =>
      execFileSync('git', ['-C', join(folder, name), ...parameters], { stdio: 'inherit' })
    mkdirSync(join(folder, name), { recursive: true })
    git('init', '--quiet')
    git('fetch', '--quiet', '--depth', '1', url, commit)
    git('checkout', '--quiet', 'FETCH_HEAD')
  }
}

/** The files that libjxl's own build compiles for the decoder. @param {string} sources */
function compiledFiles(sources) {
  const lists = readFileSync(join(sources, 'libjxl/lib/jxl_lists.cmake'), 'utf8')
  const [, decoder = ''] = /set\(JPEGXL_INTERNAL_DEC_SOURCES\n([^)]*)\)/.exec(lists) ?? []
  const files = decoder
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line.endsWith('.cc'))
  return [
    ...files.map((file) => `libjxl/lib/${file}`),
    'highway/hwy/aligned_allocator.cc',
    'highway/hwy/abort.cc',
  ]
}

/** Lists the files that the compiler reads, with those of the licences. @param {string} sources */
export function listSources(sources) {
  const folders = [`-I${here}/generated`, ...includes.slice(1).map((flag) => `-I${sources}/${flag.slice(2)}`)]
  const compiled = compiledFiles(sources)
  const used = [...compiled.map((file) => join(sources, file)), join(here, 'decoder.cc')].flatMap((file) =>
    execFileSync('em++', [...compileFlags, '-MM', ...folders, file], { encoding: 'utf8' })
      .replace(/^[^:]*:|\\\n/g, ' ')
      .trim()
      .split(/\s+/),
  )
  const root = normalize(`${sources}/`)
  const read = used
    .map((file) => normalize(file))
    .filter((file) => file.startsWith(root))
    .map((file) => file.slice(root.length))
  const lines = [...new Set([...read, 'libjxl/lib/jxl_lists.cmake', ...licences])]
    .toSorted()
    .map((file) => `${sha256(readFileSync(join(sources, file)))}  ${file}\n`)
  writeFileSync(join(here, list), lines.join(''))
}

/** Copies the listed files of the sources to `folder`. Throws on any that is another. @param {string} sources @param {string} folder */
function copySources(sources, folder) {
  /** @param {string} file @param {Buffer} content */
  const write = (file, content) => {
    mkdirSync(dirname(join(folder, file)), { recursive: true })
    writeFileSync(join(folder, file), content)
  }
  for (const line of readFileSync(join(here, list), 'utf8').trim().split('\n')) {
    const [expected, file = ''] = line.split('  ')
    const content = readFileSync(join(sources, file))
    if (sha256(content) !== expected) throw new Error(`${file} is not the file that ${list} lists.`)
    write(file, content)
  }
  for (const file of own) write(file, readFileSync(join(here, file)))
}

/**
 * Compiles in a folder of its own with relative paths, so that no path of this machine gets into the module.
 * @param {string} sources
 */
export async function compile(sources) {
  const folder = mkdtempSync(join(tmpdir(), 'libjxl-'))
  try {
    copySources(sources, folder)
    /** @param {string[]} parameters */
    const run = (parameters) => promisify(execFile)('em++', parameters, { cwd: folder })
    const files = [...compiledFiles(folder), 'decoder.cc']
    const waiting = [...files]
    const compileNext = async () => {
      for (let file = waiting.shift(); file !== undefined; file = waiting.shift())
        await run([...compileFlags, ...includes, '-c', file, '-o', objectOf(file)])
    }
    await Promise.all(Array.from({ length: availableParallelism() }, compileNext))
    await run([...linkFlags, ...files.map(objectOf), '-o', 'libjxl.wasm'])
    return {
      wasm: readFileSync(join(folder, 'libjxl.wasm')),
      licences: licences.map((file) => ({ file, text: readFileSync(join(folder, file)) })),
    }
  } finally {
    rmSync(folder, { recursive: true })
  }
}

/** Two files of the decoder have the same name in different folders. @param {string} file */
const objectOf = (file) => `${file.replaceAll('/', '_')}.o`
