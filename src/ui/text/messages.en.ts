import type { Translated } from '../../lib/text/i18n.ts'

/** Texts of the design system's own components. */
export const uiText = {
  cancel: 'Cancel',
  undo: 'Undo',
  remove: 'Remove',
  dismiss: 'Dismiss',
  copied: 'Copied!',
  notCopied: {
    refused: 'The browser refused to copy.',
    missing: 'Your browser cannot copy this.',
    insecure: 'This address begins with http://, and browsers let a page copy over https:// only.',
  },
  copyOtherwise: {
    'by-hand': 'Select the text and copy it by hand.',
    download: 'Download the picture instead.',
  },
  trySample: 'Try a sample',
  chooseFolder: 'Choose a folder',
  noWorkers:
    'Your browser does not let this page work in the background (it starts no workers), so parts of this tool cannot work. What you have entered stays here: allow workers for this site, or use another browser.',
  showBoth: 'Show both',
  hideBoth: 'Hide both',
  versionInUse: 'In use now',
  otherVersion: 'Other version',
  copy: 'Copy',
  copyVersionInUse: 'Copy the version in use',
  copyOtherVersion: 'Copy the other version',
  useOtherVersion: 'Use this version',
  otherVersionUsed: 'The other version is in use now.',
  otherVersionStays: 'The other version stays here until you dismiss it or leave this page.',
  historyLimit: (limit: number) => `The last ${limit} are kept.`,
  oldestWent: (count: number, limit: number) =>
    `The last ${limit} are kept: the oldest ${count === 1 ? 'one has' : `${count} have`} gone.`,
  countOf: (done: string, total: string) => `${done} of ${total}`,
}

export type UiText = Translated<typeof uiText>
