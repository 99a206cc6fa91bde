import type { Translated } from '../../lib/text/i18n.ts'

/** Texts of the shell that come with the catalog; the first load of the site does without them. */
export const messages = {
  closeMenu: 'Close menu',
  menu: 'Menu',
  search: 'Search tools',
  searchHint: 'Search tools and pages',
  searchNothing: 'Nothing matches. Try another word.',
  searchCount: (count: number) => (count === 1 ? '1 result' : `${count} results`),
  closeSearch: 'Close search',
  clearRecent: 'Clear last used',
  searchGroups: { recent: 'Last used', action: 'Actions', tool: 'Tools', guide: 'Guides', page: 'Pages' },
  openTyped: 'Open with what you typed',
  actions: {
    dark: {
      title: 'Dark mode',
      description: 'Switch to the dark theme',
      keywords: 'night theme black koyu karanlık gece',
    },
    light: {
      title: 'Light mode',
      description: 'Switch to the light theme',
      keywords: 'day theme white bright açık aydınlık gündüz',
    },
    en: {
      title: 'English',
      description: 'This page in English',
      keywords: 'english ingilizce language dil çeviri',
    },
    tr: {
      title: 'Türkçe',
      description: 'This page in Turkish',
      keywords: 'turkish turkce language dil çeviri',
    },
    isOn: 'On already',
  },
  breadcrumb: 'You are here',
  home: 'Home',
  relatedTools: 'More tools',
  next: {
    title: 'Next',
    toTray: 'Add to tray',
    toTrayNamed: (name: string) => `Add to tray: ${name}`,
    failed: "That couldn't be passed on. Try again.",
    arrived: {
      files: (tool: string, count: number) =>
        count === 1 ? `1 file from ${tool}` : `${count} files from ${tool}`,
      text: (tool: string) => `Text from ${tool}`,
      color: (tool: string) => `Colour from ${tool}`,
    },
    recipeEnded: (name: string) => `The recipe “${name}” ended with the reload.`,
    replaced: (count: number) =>
      count === 1 ? 'in place of the file that was here' : `in place of the ${count} files that were here`,
    pasted: 'Pasted text',
    stillHere: {
      files: (count: number) =>
        count === 1 ? 'Your file is still here' : `Your ${count} files are still here`,
      work: (_count: number) => 'Your work from before is still here',
    },
    unsaved: {
      limit: (count: number, size: string) =>
        count === 1
          ? `1 file would be gone after a reload: this site keeps up to ${size} for this tab.`
          : `${count} files would be gone after a reload: this site keeps up to ${size} for this tab.`,
      full: (count: number) =>
        count === 1
          ? '1 file would be gone after a reload: your browser has too little space left for it.'
          : `${count} files would be gone after a reload: your browser has too little space left for them.`,
      failed: (count: number) =>
        count === 1
          ? '1 file would be gone after a reload: this browser can’t keep it for this tab.'
          : `${count} files would be gone after a reload: this browser can’t keep them for this tab.`,
    },
    clear: 'Clear',
    cleared: 'Cleared',
    undo: 'Undo',
    undone: 'Undone',
    dismiss: 'Dismiss',
  },
  useTool: 'Use Tool',
  useToolNamed: (title: string) => `Use Tool: ${title}`,
  guides: {
    title: 'Guides',
    description: 'Short, sourced guides on passwords, QR codes, focus, images, health and colour.',
    keywords: 'articles help learn how to',
    intro: (count: number) =>
      count === 1
        ? '1 guide to get more out of the tools. It names its sources.'
        : `${count} guides to get more out of the tools. Each names its sources.`,
    featured: 'Featured guides',
    all: 'All guides',
    minutes: (minutes: number) => `${minutes} min read`,
    difficulty: { beginner: 'Beginner', intermediate: 'Intermediate', advanced: 'Advanced' },
    reviewed: (day: string) => `Last reviewed ${day}`,
    sources: 'Sources',
    tryTool: (title: string) => `Open ${title}`,
    tool: 'The tool for this guide',
    read: (title: string) => `Read the guide: ${title}`,
    previous: 'Previous guide',
    next: 'Next guide',
    more: 'More guides',
    feed: 'Guides as an RSS feed',
  },
  article: {
    contents: 'On this page',
    copyLink: (heading: string) => `Copy the link to “${heading}”`,
    copied: 'Link copied',
    cited: (number: number) => `Source ${number}`,
  },
  update: {
    ready: 'Update ready',
    text: 'A new version of the site is here. Your work is kept.',
    tooMuch:
      'A new version of the site is here. Part of your work would be lost by the reload, as it cannot or must not be stored on this device: finish it first, or reload and start it again.',
    accept: 'Reload now',
    later: 'Later',
  },
  seal: {
    title: 'Your files and texts stay on this device. Nothing is uploaded.',
    saving: 'Saving a copy',
    offline: 'Works offline',
    online: 'Online only',
    none: '0 bytes left this device',
    some: 'Requests went elsewhere',
    noneShort: '0 sent',
    someShort: 'Sent!',
    check: 'Check it yourself',
  },
  storage: {
    blocked: 'Your browser keeps nothing for this site, so settings last until you close this tab.',
    full: 'Not saved on this device: the storage of your browser is full. Nothing was deleted; what is new lasts until you close this tab.',
    unfit:
      'Not saved on this device: what you entered is larger than this site stores. It lasts until you close this tab. Shorten it and it is saved.',
    newer:
      'Not saved on this device: a newer version of this site has stored something here that this page cannot read. Reload the page.',
    yourData: 'See what takes the space, export or delete it',
  },
  built: {
    build: (id: string) => `Build ${id}`,
    buildTitle: 'Every file of this build with its SHA-256',
    licences: 'Licences',
  },
  examples: {
    title: 'Try one',
    hint: 'It answers while you type.',
  },
  folderLimit: (count: number, shown: string) =>
    count === 1
      ? 'Only 1 file of the folder was taken: it has more files or folders than this page opens at once.'
      : `Only ${shown} files of the folder were taken: it has more files or folders than this page opens at once.`,
  openWith: {
    files: (count: number) => (count === 1 ? '1 file' : `${count} files`),
    shared: 'Shared text',
    close: 'Close',
    answer: 'Answer',
    more: (count: number) => (count === 1 ? 'and 1 more file' : `and ${count} more files`),
    which: 'Open with',
    nothingFits: 'No tool here opens that yet.',
  },
}

export type CatalogMessages = Translated<typeof messages>
