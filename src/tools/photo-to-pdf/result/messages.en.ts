import type { Translated } from '../../../lib/text/i18n.ts'

/** Loaded when there is no document. */
export const messages = {
  failed: 'Error converting to PDF. Please try again.',
  failure: {
    'pdf-too-large': 'Your photos add up to more than 10 GB, the most a PDF can hold. Remove some of them.',
    unexpected: 'Your browser couldn’t finish. Close other tabs and try again.',
  },
  overLimit: (size: string) => `The photos don’t fit into ${size}.`,
  smallestPossible: (size: string) =>
    `The smallest possible PDF is ${size}. To make it smaller, use fewer photos or put more on each page.`,
  allow: (size: string) => `Allow ${size}`,
  pickAgain: 'Choose it again',
  removeThis: 'Remove this photo',
  removeLargest: 'Remove the largest photo',
  tryAgain: 'Try again',
}

export type FailureMessages = Translated<typeof messages>
