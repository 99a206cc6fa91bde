import type { TextFileFault } from '../../../lib/files/text-file.ts'

/** Why no text could be read from a chosen file, and what to do. */
export type TextFileFailure = TextFileFault | 'timeout' | 'no-worker'

/** @param maxSize the size limit with its unit */
export function textFileReason(failure: TextFileFailure, maxSize: string): string {
  switch (failure) {
    case 'too-large':
      return `The file is too large: at most ${maxSize} can be opened. Split it into smaller files.`
    case 'unreadable':
      return 'The file was changed, moved or deleted after it was chosen. Choose it again.'
    case 'not-text':
      return 'This is not a text file. In a spreadsheet, save the table as CSV first.'
    case 'encoding':
      return 'The letters in it are not stored as UTF-8. In a spreadsheet, choose “CSV UTF-8” when you save.'
    case 'timeout':
      return 'Reading took too long and was stopped. Try a smaller file.'
    case 'no-worker':
      return 'The browser could not finish. Reload the page and try again.'
  }
}
