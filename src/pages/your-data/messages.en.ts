import { wholeSite } from '../../features/offline-copy/messages.en.ts'
import type { Translated } from '../../lib/text/i18n.ts'
import type { Card } from '../../registry/manifest.ts'

export const card: Card = {
  title: 'Your data',
  description: 'See, export or delete everything this site has saved on your device.',
  keywords: 'storage export import backup delete clear history settings move device',
}

const entries = (count: number) => (count === 1 ? '1 entry' : `${count} entries`)

export const messages = {
  title: 'Your data',
  lead: 'Everything this site has saved is on this device. Nobody else has a copy. Here you can look at it, export it and delete it.',
  stored: {
    title: 'What’s saved',
    nothing: 'Nothing saved yet. Settings and history will appear here.',
    blocked: 'Your browser isn’t saving anything for this site, so nothing here lasts beyond this tab.',
    full: (count: number) =>
      `Your browser’s storage is full. ${count === 1 ? '1 entry isn’t' : `${count} entries aren’t`} saved on this device and last${count === 1 ? 's' : ''} until you close this tab. Export everything, or delete what you don’t need: whatever fits is then saved.`,
    caption: 'What’s saved on this device',
    total: (count: number, size: string) => `Total: ${entries(count)}, ${size}.`,
    thisTab: 'until this tab closes',
    settings: 'settings',
    draft: 'work in progress',
    history: (count: number) => `history: ${entries(count)}`,
    other: (count: number) => `other: ${entries(count)}`,
    theme: 'The whole site',
    themeWhat: 'light or dark mode',
    recent: 'Recently used',
    recentWhat: 'names of the tools and guides you used recently',
    recipes: 'Recipes',
    tray: 'Tray',
    trayWhat: (count: number) =>
      count === 0 ? 'saving is on; the tray is empty' : count === 1 ? '1 item' : `${count} items`,
    guide: (title: string) => `${title} guide`,
    unreadable: 'Unreadable, set aside',
    unknown: 'From an older or newer version of the site',
    work: 'Open work in tabs',
    workWhat: (files: number) =>
      files === 0 ? 'what was typed' : `what was typed, ${files === 1 ? '1 file' : `${files} files`}`,
    workHowLong: 'until you clear it, or for half an hour to a day after you close the tab',
    offline: 'Offline copy of the site',
    offlineAwaited: 'not saved yet; lets the pages you use work offline',
    offlineWhat: (files: number) =>
      `${files === 1 ? '1 file' : `${files} files`}, so that every tool works offline`,
    offlinePart: (files: number) =>
      `${files === 1 ? '1 file' : `${files} files`}, so that pages you’ve used open offline`,
    offlineBytes: (size: string) => `${size} in total`,
    remove: 'Delete',
    removeNamed: (name: string) => `Delete: ${name}`,
    removed: (name: string) => `Deleted: ${name}.`,
    undo: 'Undo',
    restored: 'Restored.',
    restoredPartly: (count: number) =>
      `Restored, except for ${entries(count)} saved again in the meantime: the newer version stays.`,
    offlineRemoved: 'Offline copy deleted. Pages are saved again when you use them.',
    failed: 'Couldn’t delete this. Clear this site’s data in your browser settings.',
  },
  wholeSite,
  export: {
    title: 'Export your data',
    text: 'Save everything in one file, as a backup or to open on another device. The file isn’t encrypted.',
    secrets: 'Include passwords',
    secretsHint: 'Anyone who can open the file can read them.',
    button: 'Export to a file',
    tray: 'Save tray as ZIP',
    trayHint: 'Files on the tray aren’t in the export. Save them separately.',
    trayFailed: 'Couldn’t read the files on the tray. Reload the page and try again.',
    trayName: (day: string) => `toolnook-tray-${day}.zip`,
    nothing: 'There’s nothing to export yet.',
    done: (count: number) => `Exported: ${entries(count)}.`,
    left: (count: number) => `Not in the file: ${entries(count)} from an older or newer version of the site.`,
    fileName: (day: string) => `toolnook-data-${day}.json`,
  },
  import: {
    title: 'Import your data',
    text: 'Open a file you exported from here. You’ll see what will change before anything does.',
    choose: 'Choose a file',
    reading: 'Reading the file',
    found: (name: string) => `In ${name}`,
    added: (count: number) => `${count} new`,
    changed: (count: number) => `${count} different from what’s here`,
    same: (count: number) => `${count} already here`,
    refused: (count: number) => `${count} can’t be read and will be skipped`,
    removes: (count: number) => `${count} on this device but not in the file will be deleted`,
    mode: 'How to import',
    merge: 'Add',
    replace: 'Replace',
    mergeHint: 'What’s here stays. Where both have the same entry, the one in the file is used.',
    replaceHint:
      'Anything here but not in the file is deleted. The tray stays, and so do saved passwords unless the file includes passwords.',
    button: 'Import',
    cancel: 'Cancel',
    nothingToDo: 'Everything in this file is already here.',
    done: (added: number, replaced: number, removed: number) =>
      `Imported: ${added} added, ${replaced} replaced${removed > 0 ? `, ${removed} deleted` : ''}.`,
    undo: 'Undo the import',
    undone: 'Everything is as it was before the import.',
    undonePartly: (count: number) =>
      `Import undone, except for ${entries(count)} changed since then: your changes stay.`,
    failed: (name: string) => `Couldn’t import ${name}`,
    faults: {
      'too-large':
        'The file is over 16 MB, more than a browser could save. Choose a file exported from here.',
      'not-json': 'This isn’t a complete JSON file. Export it again.',
      'not-ours':
        'This file wasn’t exported by this site. Choose one with a name like toolnook-data-2026-01-31.json.',
      newer: 'This file comes from a newer version of the site. Reload this page and try again.',
      'too-many': 'The file has more than 20,000 entries. Choose a file exported from here.',
      unreadable: 'Your browser couldn’t read the file. Choose it again.',
      'timed-out': 'Reading the file took too long, so it was stopped. Export it again.',
      'no-worker': 'Your browser couldn’t start the part that reads files. Reload the page and try again.',
    },
    refusedFull: 'Nothing was imported: your browser’s storage is full. Delete something above first.',
    refusedBlocked: 'Nothing was imported: your browser isn’t saving anything for this site.',
  },
  deleteAll: {
    title: 'Delete everything',
    text: 'Delete all of the above: settings, histories, drafts, open work, everything on the tray and the offline copy. All settings go back to their defaults. This can’t be undone.',
    button: 'Delete everything',
    confirmQuestion: 'Delete everything? Export your data first if you might need it again.',
    confirm: 'Yes, delete everything',
    cancel: 'Cancel',
    done: 'Everything deleted. Pages are saved for offline use again when you use them.',
    partly: (count: number) =>
      `Couldn’t delete ${entries(count)}. Clear this site’s data in your browser settings.`,
  },
}

export type Messages = Translated<typeof messages>
