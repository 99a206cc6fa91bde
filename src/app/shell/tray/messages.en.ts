import type { Translated } from '../../../lib/text/i18n.ts'

export const messages = {
  title: 'Tray',
  toggle: (count: number) => `Tray (${count})`,
  dropHere: 'Drop here to add it to the tray',
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
  keep: 'Save on this device',
  kept: 'Still here after a reload, until you clear it',
  partlyKept: 'Only part of it is saved',
  notKept: 'Lost when you reload or close this tab',
  fromTray: (count: number) => `From the tray (${count})`,
  choose: 'Choose from the tray',
  undo: 'Undo',
  dismiss: 'Dismiss',
  said: {
    added: (count: number) => (count === 1 ? 'Added to the tray' : `${count} items added to the tray`),
    full: (added: number, count: number) =>
      added === 0
        ? 'The tray is full (20 items). Remove one first.'
        : `The tray is full (20 items), so only ${added} of ${count} were added.`,
    removed: (name: string) => `Removed from the tray: ${name}`,
    cleared: 'Tray cleared',
    undone: 'Undone',
    used: 'Added from the tray',
    'not-taken': 'This page can’t use that item.',
    'too-large':
      'The tray saves up to 200 MB on the device, and this would exceed it. This lasts until you reload or close this tab.',
    refused:
      'Your browser has no space left or isn’t saving anything for this site, so this isn’t saved on the device. It lasts until you reload or close this tab.',
  },
}

export type TrayMessages = Translated<typeof messages>
