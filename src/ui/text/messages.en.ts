import type { Translated } from '../../lib/i18n.ts'

/** Words that parts of the design system say by themselves. */
export const uiText = {
  cancel: 'Cancel',
  undo: 'Undo',
  remove: 'Remove',
  dismiss: 'Dismiss',
  copied: 'Copied!',
  copyRefused: 'The browser refused to copy. Select the text and copy it by hand.',
  chooseFiles: 'Choose files',
  dropFiles: 'Drop the files anywhere on this page',
  onThisDevice: 'On this device',
  onThisDeviceTitle: 'Your files and texts stay on this device. Nothing is uploaded.',
  privacyCheck: '/privacy-check',
  sentElsewhere: (count: number) => `${count} sent elsewhere`,
  countOf: (done: string, total: string) => `${done} of ${total}`,
}

export type UiText = Translated<typeof uiText>
