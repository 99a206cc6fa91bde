import type { Translated } from '../../lib/text/i18n.ts'

export const wholeSite = {
  offer: (size: string) => `Make the whole site work offline · ${size}`,
  saving: (done: string, total: string) => `Saving the whole site: ${done} of ${total}`,
  done: 'The whole site is saved on this device.',
  failed: {
    network:
      'Couldn’t save the whole site: the connection was lost. What’s saved so far stays. Connect, then try again.',
    storage:
      'Couldn’t save the whole site: your browser has no more space for it. Free up space on this device, then try again.',
    'other-build':
      'Couldn’t save the whole site: a newer version of it is out. Accept the update when it’s offered, then try again.',
    'no-worker':
      'Couldn’t save the whole site: your browser isn’t saving anything for this site. Reload this page, then try again.',
  },
}

export type WholeSiteMessages = Translated<typeof wholeSite>
