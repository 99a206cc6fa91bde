import { spawnSync } from 'node:child_process'
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

const packages: Readonly<Record<string, string>> = {
  qpdf: 'qpdf',
  pdfinfo: 'poppler-utils',
  pdfimages: 'poppler-utils',
  pdftoppm: 'poppler-utils',
}

/** Runs another program, which judges what was written; fails with its output when it is not content. */
function run(program: keyof typeof packages, ...options: string[]): string {
  const { error, status, stdout, stderr } = spawnSync(program, options, { encoding: 'utf8' })
  if (error)
    throw new Error(
      `${program} could not be started: install your system's package ${packages[program]} to run this test.`,
      { cause: error },
    )
  if (status !== 0 || stderr !== '') throw new Error(`${program} ${options.join(' ')}\n${stdout}\n${stderr}`)
  return stdout
}

/** Gives `use` the path of a file with these bytes; the folder vanishes afterwards. */
function withFile<T>(bytes: Uint8Array, use: (path: string, folder: string) => T): T {
  const folder = mkdtempSync(join(tmpdir(), 'photo-to-pdf-'))
  try {
    const path = join(folder, 'photos.pdf')
    writeFileSync(path, bytes)
    return use(path, folder)
  } finally {
    rmSync(folder, { recursive: true })
  }
}

/** What qpdf finds wrong fails; what it says otherwise is given back. */
export function checkPdf(bytes: Uint8Array): string {
  return withFile(bytes, (path) => run('qpdf', '--check', path))
}

export function pdfInfo(bytes: Uint8Array): string {
  return withFile(bytes, (path) => run('pdfinfo', '-box', '-f', '1', '-l', '99999', path))
}

/** One line an image, as `pdfimages -list` prints it, split into columns: page, num, type, width, height, color, … */
export function listImages(bytes: Uint8Array): string[][] {
  const lines = withFile(bytes, (path) => run('pdfimages', '-list', path))
    .trim()
    .split('\n')
  return lines.slice(2).map((line) => line.trim().split(/\s+/))
}

/** The image files that pdfimages takes out, in order; `options` as for pdfimages, such as `-all`. */
export function extractImages(bytes: Uint8Array, ...options: string[]): Uint8Array[] {
  return withFile(bytes, (path, folder) => {
    run('pdfimages', ...options, path, join(folder, 'image'))
    const names = readdirSync(folder).filter((name) => name.startsWith('image-'))
    return names.toSorted().map((name) => new Uint8Array(readFileSync(join(folder, name))))
  })
}

export type Raster = { readonly width: number; readonly height: number; at(x: number, y: number): number[] }

/** Every page as pixels, rendered by poppler at so many dots an inch. */
export function renderPages(bytes: Uint8Array, dotsPerInch: number): Raster[] {
  return withFile(bytes, (path, folder) => {
    run('pdftoppm', '-r', String(dotsPerInch), path, join(folder, 'page'))
    const names = readdirSync(folder).filter((name) => name.endsWith('.ppm'))
    return names.toSorted().map((name) => readPpm(readFileSync(join(folder, name))))
  })
}

function readPpm(file: Uint8Array): Raster {
  const head = /^P6\s(\d+)\s(\d+)\s255\s/.exec(String.fromCharCode(...file.subarray(0, 40)))
  if (head === null) throw new Error('not a PPM file')
  const [width, height] = [Number(head[1]), Number(head[2])]
  return {
    width,
    height,
    at(x, y) {
      const offset = head[0].length + 3 * (Math.floor(y) * width + Math.floor(x))
      return [...file.subarray(offset, offset + 3)]
    },
  }
}
