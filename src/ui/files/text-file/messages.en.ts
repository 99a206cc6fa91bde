import type { TextFileFault } from '../../../lib/files/text-file.ts'

/** Why no text could be read from a chosen file, and what to do. */
export type TextFileFailure = TextFileFault | 'timeout' | 'no-worker'

/** @param maxSize the size limit with its unit */
export function textFileReason(failure: TextFileFailure, maxSize: string): string {
  switch (failure) {
    case 'too-large':
      return `The file is over ${maxSize}, the most that can be opened here. Split it into smaller files.`
    case 'unreadable':
      return 'The file was changed, moved or deleted. Choose it again.'
    case 'not-text':
      return 'This isn’t a text file. If it’s a spreadsheet, save it as CSV first.'
    case 'encoding':
      return 'This file isn’t in UTF-8. In a spreadsheet, choose “CSV UTF-8” when you save.'
    case 'timeout':
      return 'Reading took too long, so it was stopped. Try a smaller file.'
    case 'no-worker':
      return 'Your browser couldn’t finish. Reload the page and try again.'
  }
}
