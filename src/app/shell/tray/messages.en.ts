import type { Translated } from '../../../lib/text/i18n.ts'

export const messages = {
  title: 'Tray',
  toggle: (count: number) => `Tray (${count})`,
  dropHere: 'Drop here to put it on the tray',
  thing: (name: string, what: string) => `${name}, ${what}`,
  actionsFor: (name: string) => `On the tray: ${name}`,
  close: 'Close',
  text: 'Text',
  colour: 'Colour',
  useHere: 'Use here',
  sendTo: 'Send to another tool',
  download: 'Download',
  remove: 'Remove from the tray',
  clear: 'Clear',
  clearAll: 'Clear the tray',
  keep: 'Keep on this device',
  kept: 'Here again after a reload, until you clear it',
  partlyKept: 'Not all of it is kept',
  notKept: 'Gone when you reload or close this tab',
  fromTray: (count: number) => `From the tray (${count})`,
  choose: 'Choose from the tray',
  undo: 'Undo',
  dismiss: 'Dismiss',
  said: {
    added: (count: number) => (count === 1 ? 'Put on the tray' : `${count} things put on the tray`),
    full: (added: number, count: number) =>
      added === 0
        ? 'The tray is full. It holds 20 things: remove one first.'
        : `The tray is full: there was room for ${added} of ${count}. It holds 20 things.`,
    removed: (name: string) => `Removed from the tray: ${name}`,
    cleared: 'The tray is empty',
    undone: 'Undone',
    used: 'Taken from the tray',
    'not-taken': 'Nothing on this page takes that.',
    'too-large':
      'The tray keeps up to 200 MB on the device, and with this it would be more. This lasts until you reload or close this tab.',
    refused:
      'The browser did not keep this on the device: it has no room, or stores nothing for this site. It lasts until you reload or close this tab.',
  },
}

export type TrayMessages = Translated<typeof messages>
