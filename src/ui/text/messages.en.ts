import type { Translated } from '../../lib/text/i18n.ts'

/** Texts of the design system's own components. */
export const uiText = {
  cancel: 'Cancel',
  undo: 'Undo',
  remove: 'Remove',
  dismiss: 'Dismiss',
  copied: 'Copied!',
  notCopied: {
    refused: 'Your browser didn’t allow copying.',
    missing: 'Your browser can’t copy this.',
    insecure: 'Browsers allow copying only on https:// pages. This address begins with http://.',
  },
  copyOtherwise: {
    'by-hand': 'Select the text and copy it yourself.',
    download: 'Download the image instead.',
  },
  trySample: 'Try a sample',
  chooseFolder: 'Choose a folder',
  noWorkers:
    'Your browser is blocking background work (web workers), so parts of this tool won’t run. Allow workers for this site or use another browser. What you entered is still here.',
  showBoth: 'Show both',
  hideBoth: 'Hide both',
  versionInUse: 'In use now',
  otherVersion: 'Other version',
  copy: 'Copy',
  copyVersionInUse: 'Copy the version in use',
  copyOtherVersion: 'Copy the other version',
  useOtherVersion: 'Use this version',
  otherVersionUsed: 'The other version is now in use.',
  otherVersionStays: 'The other version stays here until you dismiss it or leave this page.',
  historyLimit: (limit: number) => `The last ${limit} are saved.`,
  oldestWent: (count: number, limit: number) =>
    `Only the last ${limit} are saved, so the oldest ${count === 1 ? 'one was' : `${count} were`} deleted.`,
  countOf: (done: string, total: string) => `${done} of ${total}`,
}

export type UiText = Translated<typeof uiText>
