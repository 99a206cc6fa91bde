export type CsvRecord = {
  /** Line of the text on which the record begins, from 1. */
  readonly line: number
  readonly cells: readonly string[]
}

/**
 * The records of a CSV text (RFC 4180) with commas, semicolons or tabs: whichever comes first in the text outside
 * quotes. Lines may end in CRLF, LF or CR; a byte order mark is left out.
 */
export function parseCsv(input: string): readonly CsvRecord[] {
  const text = input.replace(/^\ufeff/, '').replace(/\r\n?/g, '\n')
  const separator = /[,;\t]/.exec(text.replace(/"[^"]*"/g, ''))?.[0] ?? ','
  const records: { line: number; cells: string[] }[] = []
  let [line, started, cell, quoted] = [1, 1, '', false]
  let cells: string[] = []
  const endCell = () => {
    cells.push(cell)
    cell = ''
  }
  const endRecord = () => {
    endCell()
    records.push({ line: started, cells })
    cells = []
    started = line
  }
  for (let index = 0; index < text.length; index += 1) {
    const one = text.charAt(index)
    if (one === '\n') line += 1
    if (quoted) {
      if (one !== '"') cell += one
      else if (text.charAt(index + 1) === '"') {
        cell += '"'
        index += 1
      } else quoted = false
    } else if (one === '"' && cell === '') quoted = true
    else if (one === separator) endCell()
    else if (one === '\n') endRecord()
    else cell += one
  }
  if (cell !== '' || cells.length > 0) endRecord()
  return records
}
