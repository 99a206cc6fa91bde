import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { run, runOn, withFile } from '../../../lib/pdf/testing/programs.ts'

/** Fails when qpdf reports errors; otherwise returns its output. */
export function checkPdf(bytes: Uint8Array): string {
  return runOn(bytes, 'qpdf', '--check')
}

export function pdfInfo(bytes: Uint8Array): string {
  return runOn(bytes, 'pdfinfo', '-box', '-f', '1', '-l', '99999')
}

/** The output of `pdfimages -list`, one row per image: page, num, type, width, height, color, … */
export function listImages(bytes: Uint8Array): string[][] {
  const lines = runOn(bytes, 'pdfimages', '-list').trim().split('\n')
  return lines.slice(2).map((line) => line.trim().split(/\s+/))
}

/** The image files that pdfimages extracts, in order; `options` as for pdfimages, such as `-all`. */
export function extractImages(bytes: Uint8Array, ...options: string[]): Uint8Array[] {
  return withFile(bytes, (path, folder) => {
    run('pdfimages', ...options, path, join(folder, 'image'))
    const names = readdirSync(folder).filter((name) => name.startsWith('image-'))
    return names.toSorted().map((name) => new Uint8Array(readFileSync(join(folder, name))))
  })
}

export type Raster = { readonly width: number; readonly height: number; at(x: number, y: number): number[] }

/** Every page as pixels, rendered by poppler. */
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
