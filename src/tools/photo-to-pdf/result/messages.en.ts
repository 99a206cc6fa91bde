import type { Translated } from '../../../lib/text/i18n.ts'

/** Loaded when there is no document. */
export const messages = {
  failed: 'Error converting to PDF. Please try again.',
  failure: {
    'pdf-too-large': 'Together the photos are larger than the 10 GB a PDF can hold. Remove some of them.',
    unexpected: 'The browser could not finish. Close other tabs and try again.',
  },
  overLimit: (size: string) => `The photos do not fit into ${size}.`,
  smallestPossible: (size: string) =>
    `The smallest PDF of these photos is ${size}. With fewer photos, or more of them per page, it gets smaller.`,
  allow: (size: string) => `Allow ${size}`,
  pickAgain: 'Pick it again',
  removeThis: 'Remove this photo',
  removeLargest: 'Remove the largest photo',
  tryAgain: 'Try again',
}

export type FailureMessages = Translated<typeof messages>
