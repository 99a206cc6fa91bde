import type { Translated } from '../../../lib/text/i18n.ts'

const files = (count: number) => (count === 1 ? '1 file' : `${count} files`)

/** Texts of the export menu. */
export const messages = {
  open: 'More ways to save',
  share: { one: 'Share…', shown: 'Share the one shown…', all: (count: number) => `Share all ${count}…` },
  copy: { png: 'Copy picture', other: 'Copy picture as PNG' },
  folder: (count: number) => `Save ${files(count)} to a folder…`,

  shareFailed: 'This could not be shared. Download it instead.',
  copied: { png: 'Picture copied', other: 'Picture copied as PNG' },

  folderRefused:
    'The browser does not let this page write to that folder. Choose another one, or download the files.',
  notRead: 'The results could not be read. Nothing was saved.',
  /** A drive may have no name. */
  saving: (folder: string) => (folder ? `Saving to “${folder}”` : 'Saving'),
  stop: 'Stop',
  saved: (count: number, folder: string) => `${files(count)} saved${folder && ` to “${folder}”`}`,
  stopped: (left: number) => `Stopped: ${files(left)} not saved`,
  notSaved: (count: number) => `${files(count)} could not be saved. The results stay here.`,
  faults: {
    full: 'There is no room left on the device.',
    denied: 'The browser no longer lets this page write to the folder.',
    gone: 'The folder is no longer there.',
    failed: 'The browser could not write this file.',
    left: 'Not tried, as saving had ended.',
  },
  withoutResult: (count: number) => `${files(count)} without a result left out`,
  renamed: 'These names were taken, so the files got others:',
  renamedAs: (name: string, as: string) => `${name} → ${as}`,
}

export type ExportMenuMessages = Translated<typeof messages>
