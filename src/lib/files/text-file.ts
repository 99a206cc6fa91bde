/** Why no text could be read from a file. */
export type TextFileFault =
  /** Larger than the limit; checked before reading. */
  | 'too-large'
  /** Deleted, moved, changed or locked since it was chosen. */
  | 'unreadable'
  /** Contains bytes that no text has, such as a workbook or a picture. */
  | 'not-text'
  /** Neither UTF-8 nor UTF-16 with a byte order mark: its encoding could only be guessed. */
  | 'encoding'

export type TextFile =
  | { readonly ok: true; readonly text: string }
  | { readonly ok: false; readonly fault: TextFileFault }
