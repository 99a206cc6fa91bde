import type { Translated } from '../../../lib/text/i18n.ts'

const files = (count: number) => (count === 1 ? '1 file' : `${count} files`)

/** Texts of the export menu. */
export const messages = {
  open: 'More save options',
  share: { one: 'Share…', shown: 'Share the current file…', all: (count: number) => `Share all ${count}…` },
  copy: { png: 'Copy image', other: 'Copy image as PNG' },
  folder: (count: number) => `Save ${files(count)} to a folder…`,

  shareFailed: 'Couldn’t share this. Download it instead.',
  copied: { png: 'Image copied', other: 'Image copied as PNG' },

  folderRefused:
    'Your browser won’t let this page write to that folder. Choose another one, or download the files.',
  notRead: 'Couldn’t read the results. Nothing was saved.',
  /** A drive may have no name. */
  saving: (folder: string) => (folder ? `Saving to “${folder}”` : 'Saving'),
  stop: 'Stop',
  saved: (count: number, folder: string) => `${files(count)} saved${folder && ` to “${folder}”`}`,
  stopped: (left: number) => `Stopped: ${files(left)} not saved`,
  notSaved: (count: number) => `Couldn’t save ${files(count)}. The results are still here.`,
  faults: {
    full: 'There’s no space left on the device.',
    denied: 'Your browser no longer lets this page write to the folder.',
    gone: 'The folder is no longer there.',
    failed: 'Your browser couldn’t write this file.',
    left: 'Saving stopped before it reached this file.',
  },
  withoutResult: (count: number) => `Skipped ${files(count)} without a result`,
  renamed: 'These names were taken, so the files were renamed:',
  renamedAs: (name: string, as: string) => `${name} → ${as}`,
}

export type ExportMenuMessages = Translated<typeof messages>
