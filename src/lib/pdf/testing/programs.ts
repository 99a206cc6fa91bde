import { spawnSync } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

const packages = {
  qpdf: 'qpdf',
  pdfinfo: 'poppler-utils',
  pdfimages: 'poppler-utils',
  pdftoppm: 'poppler-utils',
  pdftotext: 'poppler-utils',
  pdffonts: 'poppler-utils',
  pdfdetach: 'poppler-utils',
}

type Program = keyof typeof packages

/** Runs another program on a document; fails with its output when its exit code is not 0. */
export function run(program: Program, ...options: string[]): string {
  const { error, status, stdout, stderr } = spawnSync(program, options, { encoding: 'utf8' })
  if (error)
    throw new Error(
      `${program} could not be started: install your system's package ${packages[program]} to run this test.`,
      { cause: error },
    )
  if (status !== 0 || stderr !== '') throw new Error(`${program} ${options.join(' ')}\n${stdout}\n${stderr}`)
  return stdout
}

/** Calls `use` with the path of a temporary file with these bytes. */
export function withFile<T>(pdf: Uint8Array, use: (path: string, folder: string) => T): T {
  const folder = mkdtempSync(join(tmpdir(), 'document-'))
  try {
    const path = join(folder, 'document.pdf')
    writeFileSync(path, pdf)
    return use(path, folder)
  } finally {
    rmSync(folder, { recursive: true })
  }
}

/** Runs a program on a document and returns its output, as `run` does. */
export function runOn(pdf: Uint8Array, program: Program, ...options: string[]): string {
  const output = program === 'pdftotext' ? ['-'] : []
  return withFile(pdf, (path) => run(program, ...options, path, ...output))
}

/** The text of a document in the order of its content, with single spaces. */
export const textOf = (pdf: Uint8Array): string => runOn(pdf, 'pdftotext', '-raw').replace(/\s+/g, ' ')
