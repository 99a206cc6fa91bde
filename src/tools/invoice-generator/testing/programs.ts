import { spawnSync } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

const packages = {
  qpdf: 'qpdf',
  pdfinfo: 'poppler-utils',
  pdftotext: 'poppler-utils',
  pdffonts: 'poppler-utils',
  pdfdetach: 'poppler-utils',
}

/** Gives a document to another program, which judges it; fails with its output when it is not content. */
export function judge(pdf: Uint8Array, program: keyof typeof packages, ...options: string[]): string {
  const folder = mkdtempSync(join(tmpdir(), 'invoice-'))
  try {
    const path = join(folder, 'invoice.pdf')
    writeFileSync(path, pdf)
    const output = program === 'pdftotext' ? ['-'] : []
    const { error, status, stdout, stderr } = spawnSync(program, [...options, path, ...output], {
      encoding: 'utf8',
    })
    if (error)
      throw new Error(
        `${program} could not be started: install your system's package ${packages[program]} to run this test.`,
        { cause: error },
      )
    if (status !== 0 || stderr !== '')
      throw new Error(`${program} ${options.join(' ')}\n${stdout}\n${stderr}`)
    return stdout
  } finally {
    rmSync(folder, { recursive: true })
  }
}

/** The text of a document in the order of its content, with single spaces. */
export const textOf = (pdf: Uint8Array): string => judge(pdf, 'pdftotext', '-raw').replace(/\s+/g, ' ')
