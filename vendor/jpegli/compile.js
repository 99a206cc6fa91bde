/** Compiles jpegli to WebAssembly, from sources whose every file is known by its SHA-256. */
import { execFile, execFileSync, spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { copyFileSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { availableParallelism, tmpdir } from 'node:os'
import { basename, dirname, join, normalize } from 'node:path'
import { promisify } from 'node:util'

const here = import.meta.dirname
const own = ['encoder.cc', 'similarity.cc', 'decoder.cc', 'errors.cc', 'jconfig.h']
const list = 'sources.sha256'

/** Where the sources come from: jpegli and the commits of its two submodules. */
const repositories = [
  {
    name: 'jpegli',
    url: 'https://github.com/google/jpegli',
    commit: '031a0077f5799a6041004267fc12b956c1f52a20',
  },
  {
    name: 'highway',
    url: 'https://github.com/google/highway',
    commit: '271a9a0ed9de1232d9117f1572c3fe28f8542ec1',
  },
  {
    name: 'libjpeg-turbo',
    url: 'https://github.com/libjpeg-turbo/libjpeg-turbo',
    commit: '8ecba3647edb6dd940463fedf38ca33a8e2a73d1',
  },
]

const pathsOf = (/** @type {string[]} */ names) => names.map((name) => `jpegli/lib/jpegli/${name}.cc`)
/** Encoder and decoder, a file each, as few pages need the latter. */
const compiled = {
  jpegli: [
    ...pathsOf([
      'adaptive_quantization',
      'bit_writer',
      'bitstream',
      'color_transform',
      'common',
      'destination_manager',
      'downsample',
      'encode',
      'encode_finish',
      'encode_streaming',
      'entropy_coding',
      'huffman',
      'input',
      'memory_manager',
      'quant',
      'simd',
    ]),
    'highway/hwy/aligned_allocator.cc',
    'encoder.cc',
    'similarity.cc',
    'errors.cc',
  ],
  'jpegli-decoder': [
    ...pathsOf([
      'color_quantize',
      'color_transform',
      'common',
      'decode',
      'decode_marker',
      'decode_scan',
      'huffman',
      'idct',
      'memory_manager',
      'quant',
      'render',
      'simd',
      'source_manager',
      'upsample',
    ]),
    'highway/hwy/aligned_allocator.cc',
    'decoder.cc',
    'errors.cc',
  ],
}
export const moduleNames = /** @type {(keyof typeof compiled)[]} */ (Object.keys(compiled))

const headers = ['libjpeg-turbo/jpeglib.h', 'libjpeg-turbo/jmorecfg.h']
export const licences = [
  'jpegli/LICENSE',
  'jpegli/PATENTS',
  'highway/LICENSE',
  'libjpeg-turbo/LICENSE.md',
  'libjpeg-turbo/README.ijg',
]

const includes = ['.', 'jpegli', 'highway', 'libjpeg-turbo'].map((folder) => `-I${folder}`)
const compileFlags = [
  '-std=c++17',
  '-O3',
  '-msimd128',
  '-DNDEBUG',
  // One kind of SIMD, chosen now: there is nothing to find out at run time.
  '-DHWY_COMPILE_ONLY_STATIC',
  '-fno-exceptions',
  '-fno-rtti',
  // As jpegli's own build has it: loops that gain by SIMD are written with it.
  '-fno-vectorize',
  '-fno-slp-vectorize',
  '-w',
  ...includes,
]
const linkFlags = [
  '-O3',
  '--no-entry',
  '-sSTANDALONE_WASM=1',
  '-sFILESYSTEM=0',
  '-sMALLOC=emmalloc',
  '-sALLOW_MEMORY_GROWTH=1',
  '-sINITIAL_MEMORY=1MB',
  '-sMAXIMUM_MEMORY=2GB',
  // By a twentieth rather than a fifth: what is not used counts as well.
  '-sMEMORY_GROWTH_GEOMETRIC_STEP=0.05',
  '-sTOTAL_STACK=262144',
  // Below everything else, so that a stack that is too deep traps instead of overwriting data.
  '-Wl,--stack-first',
  // The import of encoder.cc is none to the linker of this version; build.test.ts knows all imports.
  '-sERROR_ON_UNDEFINED_SYMBOLS=0',
  '-sWARN_ON_UNDEFINED_SYMBOLS=0',
]

/** @param {string | Uint8Array} content */
export const sha256 = (content) => createHash('sha256').update(content).digest('hex')

/** SHA-256 of all that decides about the bytes of a module, but for the compiler. @param {keyof typeof compiled} name */
export const inputsHash = (name) =>
  sha256(
    JSON.stringify([
      compiled[name],
      compileFlags,
      linkFlags,
      [...own, list].map((file) => sha256(readFileSync(join(here, file)))),
    ]),
  )

/** The version of Emscripten and of its Clang on this machine; null without them. */
export function compilerVersion() {
  const { status, stderr } = spawnSync('em++', ['-v'], { encoding: 'utf8' })
  const [, emscripten] = /^emcc .* (\d+\.\d+\.\d+)/m.exec(stderr ?? '') ?? []
  const [, clang] = /clang version (\S+)/.exec(stderr ?? '') ?? []
  return status === 0 && emscripten && clang ? `Emscripten ${emscripten}, Clang ${clang}` : null
}

/** Clones the three repositories at their commits into `folder`. @param {string} folder */
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

/** Copies the listed files of the sources to `folder`. Throws on any that is another. @param {string} sources @param {string} folder */
function copySources(sources, folder) {
  for (const line of readFileSync(join(here, list), 'utf8').trim().split('\n')) {
    const [expected, file = ''] = line.split('  ')
    const content = readFileSync(join(sources, file))
    if (sha256(content) !== expected) throw new Error(`${file} is not the file that ${list} lists.`)
    mkdirSync(dirname(join(folder, file)), { recursive: true })
    writeFileSync(join(folder, file), content)
  }
  for (const file of own) copyFileSync(join(here, file), join(folder, file))
}

/** Lists the files that the compiler reads, with those of the licences. @param {string} sources */
export function listSources(sources) {
  const used = [...new Set(Object.values(compiled).flat())].flatMap((file) => {
    const place = own.includes(file) ? here : sources
    const rule = execFileSync(
      'em++',
      [...compileFlags.slice(0, -includes.length), '-MM', `-I${here}`]
        .concat(repositories.map(({ name }) => `-I${join(sources, name)}`))
        .concat(join(place, file)),
      { encoding: 'utf8' },
    )
    return rule
      .replace(/^[^:]*:|\\\n/g, ' ')
      .trim()
      .split(/\s+/)
  })
  const files = used
    .map((file) => normalize(file))
    .filter((file) => file.startsWith(normalize(`${sources}/`)))
    .map((file) => file.slice(normalize(`${sources}/`).length))
  const lines = [...new Set([...files, ...headers, ...licences])]
    .toSorted()
    .map((file) => `${sha256(readFileSync(join(sources, file)))}  ${file}\n`)
  writeFileSync(join(here, list), lines.join(''))
}

/**
 * Compiles in a folder of its own with relative paths, so that no path of this machine gets into the modules.
 * @param {string} sources
 */
export async function compile(sources) {
  const folder = mkdtempSync(join(tmpdir(), 'jpegli-'))
  try {
    copySources(sources, folder)
    /** @param {string[]} parameters */
    const run = (parameters) => promisify(execFile)('em++', parameters, { cwd: folder })
    const waiting = [...new Set(Object.values(compiled).flat())]
    const compileNext = async () => {
      for (let file = waiting.shift(); file !== undefined; file = waiting.shift())
        await run([...compileFlags, '-c', file, '-o', objectOf(file)])
    }
    await Promise.all(Array.from({ length: availableParallelism() }, compileNext))
    const modules = []
    for (const name of moduleNames) {
      await run([...linkFlags, ...compiled[name].map(objectOf), '-o', `${name}.wasm`])
      modules.push({ name, wasm: readFileSync(join(folder, `${name}.wasm`)) })
    }
    return {
      modules,
      licences: licences.map((file) => ({ file, text: readFileSync(join(folder, file)) })),
    }
  } finally {
    rmSync(folder, { recursive: true })
  }
}

/** @param {string} file */
const objectOf = (file) => `${basename(file, '.cc')}.o`
