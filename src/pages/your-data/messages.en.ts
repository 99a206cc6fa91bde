import type { Translated } from '../../lib/text/i18n.ts'
import type { Card } from '../../registry/manifest.ts'

export const card: Card = {
  title: 'Your data',
  description:
    'Everything that this site keeps on your device, by tool: look at it, take it along, delete it.',
  keywords: 'storage export import backup delete clear history settings move device',
}

const entries = (count: number) => (count === 1 ? '1 entry' : `${count} entries`)

export const messages = {
  title: 'Your data',
  lead: 'Everything that this site keeps. It is all on this device, and nobody else has a copy.',
  stored: {
    title: 'What is kept',
    nothing: 'Nothing is kept. Settings and histories will show up here.',
    blocked: 'Your browser keeps nothing for this site, so there is nothing here that outlives this tab.',
    full: (count: number) =>
      `The storage of your browser is full. ${count === 1 ? '1 entry is' : `${count} entries are`} not saved on this device and last${count === 1 ? 's' : ''} until you close this tab. Export everything, or delete what you don’t need: what fits is saved then.`,
    caption: 'What is kept on this device',
    total: (count: number, size: string) => `Together ${entries(count)}, ${size}.`,
    thisTab: 'until this tab closes',
    settings: 'settings',
    draft: 'work in progress',
    history: (count: number) => `history: ${entries(count)}`,
    other: (count: number) => `other: ${entries(count)}`,
    theme: 'The whole site',
    themeWhat: 'light or dark theme',
    recent: 'Last used',
    recentWhat: 'names of the tools and guides that you used last',
    recipes: 'Recipes',
    tray: 'Tray',
    trayWhat: (count: number) =>
      count === 0 ? 'to be kept, and empty at the moment' : count === 1 ? '1 thing' : `${count} things`,
    guide: (title: string) => `${title} guide`,
    unreadable: 'Set aside as unreadable',
    unknown: 'From an older or newer version of the site',
    work: 'Open work of tabs',
    workWhat: (files: number) =>
      files === 0 ? 'what was typed' : `what was typed, ${files === 1 ? '1 file' : `${files} files`}`,
    workHowLong: 'until it is cleared, or the tab has been closed for half an hour to a day',
    offline: 'Offline copy of the site',
    offlineAwaited: 'not there yet; lets every tool work without a network',
    offlineWhat: (files: number) =>
      `${files === 1 ? '1 file' : `${files} files`}, so that every tool works without a network`,
    offlineBytes: (size: string) => `${size} with all else`,
    remove: 'Delete',
    removeNamed: (name: string) => `Delete: ${name}`,
    removed: (name: string) => `Deleted: ${name}.`,
    undo: 'Undo',
    restored: 'It is back.',
    restoredPartly: (count: number) =>
      `It is back, except ${entries(count)} saved again in the meantime: the newer stays.`,
    offlineRemoved: 'The offline copy is deleted. Your next visit makes a new one.',
    failed:
      'The browser refused to change what it keeps. Clear the data of this site in the settings of your browser.',
  },
  export: {
    title: 'Take it along',
    text: 'Saves everything as one file, to keep or to open on another device. The file is not encrypted.',
    secrets: 'Include passwords',
    secretsHint: 'Anyone who can open the file can read them.',
    button: 'Export to a file',
    tray: 'Save what is on the tray',
    trayHint: 'Its files are not in the export: they come as files, in a ZIP.',
    trayFailed: 'The files of the tray could not be read. Reload the page and try again.',
    trayName: (day: string) => `toolnook-tray-${day}.zip`,
    nothing: 'There is nothing to export yet.',
    done: (count: number) => `Exported: ${entries(count)}.`,
    left: (count: number) => `Not in the file: ${entries(count)} from an older or newer version of the site.`,
    fileName: (day: string) => `toolnook-data-${day}.json`,
  },
  import: {
    title: 'Bring it back',
    text: 'Opens a file that was exported here. You see what would change before anything does.',
    choose: 'Choose a file',
    reading: 'Reading the file',
    found: (name: string) => `In ${name}`,
    added: (count: number) => `${count} new`,
    changed: (count: number) => `${count} different from what is here`,
    same: (count: number) => `${count} already here`,
    refused: (count: number) =>
      count === 1 ? '1 that cannot be read and is left out' : `${count} that cannot be read and are left out`,
    removes: (count: number) => `${count} that are here and not in the file would be deleted`,
    mode: 'How to import',
    merge: 'Add',
    replace: 'Replace',
    mergeHint: 'What is here stays. Where both have the same entry, the file wins.',
    replaceHint:
      'What is here and not in the file is deleted. The tray stays, and so do saved passwords unless the file brings its own.',
    button: 'Import',
    cancel: 'Cancel',
    nothingToDo: 'All of it is here already. There is nothing to import.',
    done: (added: number, replaced: number, removed: number) =>
      `Imported: ${added} added, ${replaced} replaced${removed > 0 ? `, ${removed} deleted` : ''}.`,
    undo: 'Undo the import',
    undone: 'Everything is as it was before the import.',
    undonePartly: (count: number) =>
      `The import is undone, except for ${entries(count)} changed since then: your changes stay.`,
    failed: (name: string) => `${name} cannot be imported`,
    faults: {
      'too-large': 'It is larger than 16 MB, more than a browser could keep. Choose a file exported here.',
      'not-json': 'It is not a whole JSON file. Export it again where it comes from.',
      'not-ours': 'It was not exported by this site. Choose a file named like toolnook-data-2026-01-31.json.',
      newer: 'A newer version of this site has written it. Reload this page and try again.',
      'too-many': 'It holds more than 20,000 entries. Choose a file exported here.',
      unreadable: 'The browser could not read it. Choose it again.',
      'timed-out': 'Reading it took far too long and was stopped. Export it again where it comes from.',
      'no-worker': 'Your browser could not start the part that reads files. Reload the page and try again.',
    },
    refusedFull: 'Nothing was imported: the storage of your browser is full. Delete something above first.',
    refusedBlocked: 'Nothing was imported: your browser keeps nothing for this site.',
  },
  deleteAll: {
    title: 'Delete everything',
    text: 'Deletes all of the above: settings, histories, drafts, open work, what is on the tray and the offline copy. Every switch is then as on a first visit. This cannot be undone.',
    button: 'Delete everything',
    confirmQuestion: 'Really delete everything? Export it first if you may need it again.',
    confirm: 'Yes, delete everything',
    cancel: 'Keep it',
    done: 'Everything is deleted. The offline copy comes back with your next visit.',
    partly: (count: number) =>
      `${entries(count)} could not be deleted. Clear the data of this site in the settings of your browser.`,
  },
}

export type Messages = Translated<typeof messages>
