/** Why a file gave no text. */
export type TextFileFault =
  /** Larger than its reader takes; found out before anything of it is read. */
  | 'too-large'
  /** Deleted, moved, changed or locked since it was chosen. */
  | 'unreadable'
  /** Holds bytes that no text has, such as a workbook or a picture. */
  | 'not-text'
  /** Neither UTF-8 nor UTF-16 with a byte order mark: its letters could only be guessed. */
  | 'encoding'

export type TextFile =
  | { readonly ok: true; readonly text: string }
  | { readonly ok: false; readonly fault: TextFileFault }
