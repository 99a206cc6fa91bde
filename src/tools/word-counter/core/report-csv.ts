/** Rows of a table as CSV (RFC 4180), with a byte order mark so that spreadsheets read it as UTF-8. */
export function writeCsv(rows: readonly (readonly (string | number)[])[]): string {
  const cell = (value: string | number) => {
    // Spreadsheets run text that begins like a formula; an apostrophe prevents it.
    const text = typeof value === 'string' && /^[=+\-@\t\r]/.test(value) ? `'${value}` : String(value)
    return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text
  }
  return `\ufeff${rows.map((row) => row.map(cell).join(',')).join('\r\n')}\r\n`
}
