import type { Translated } from '../../lib/text/i18n.ts'

/** Texts of the shell that come with the catalog; the first load of the site does without them. */
export const messages = {
  closeMenu: 'Close menu',
  menu: 'Menu',
  search: 'Search tools',
  searchHint: 'Search tools and pages',
  searchNothing: 'No results. Try another word.',
  searchCount: (count: number) => (count === 1 ? '1 result' : `${count} results`),
  closeSearch: 'Close search',
  clearRecent: 'Clear recently used',
  searchGroups: { recent: 'Recently used', action: 'Actions', tool: 'Tools', guide: 'Guides', page: 'Pages' },
  openTyped: 'Open with your text',
  actions: {
    dark: {
      title: 'Dark mode',
      description: 'Switch to dark mode',
      keywords: 'night theme black koyu karanlık gece',
    },
    light: {
      title: 'Light mode',
      description: 'Switch to light mode',
      keywords: 'day theme white bright açık aydınlık gündüz',
    },
    language: {
      description: (language: string) => `Read this page in ${language}`,
      keywords: 'language dil çeviri',
    },
    isOn: 'Already on',
  },
  breadcrumb: 'You are here',
  home: 'Home',
  relatedTools: 'More tools',
  next: {
    title: 'Next',
    toTray: 'Add to tray',
    toTrayNamed: (name: string) => `Add to tray: ${name}`,
    failed: 'Couldn’t send this to the other tool. Try again.',
    arrived: {
      files: (tool: string, count: number) =>
        count === 1 ? `1 file from ${tool}` : `${count} files from ${tool}`,
      text: (tool: string) => `Text from ${tool}`,
      color: (tool: string) => `Colour from ${tool}`,
    },
    recipeEnded: (name: string) => `Reloading the page stopped the recipe “${name}”.`,
    replaced: (count: number) =>
      count === 1
        ? 'This replaced the file that was here.'
        : `This replaced the ${count} files that were here.`,
    pasted: 'Pasted text',
    stillHere: {
      files: (count: number) =>
        count === 1 ? 'Your file is still here' : `Your ${count} files are still here`,
      work: (_count: number) => 'Your earlier work is still here',
    },
    unsaved: {
      limit: (count: number, size: string) =>
        count === 1
          ? `This site saves up to ${size} for this tab, so reloading would lose 1 file.`
          : `This site saves up to ${size} for this tab, so reloading would lose ${count} files.`,
      full: (count: number) =>
        count === 1
          ? 'Your browser doesn’t have enough space left, so reloading would lose 1 file.'
          : `Your browser doesn’t have enough space left, so reloading would lose ${count} files.`,
      failed: (count: number) =>
        count === 1
          ? 'Your browser can’t save 1 file for this tab, so reloading would lose it.'
          : `Your browser can’t save ${count} files for this tab, so reloading would lose them.`,
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
    description: 'Short guides with sources: passwords, QR codes, focus, images, health and colour.',
    keywords: 'articles help learn how to',
    intro: (count: number) =>
      count === 1
        ? '1 guide to help you get more from the tools. It lists its sources.'
        : `${count} guides to help you get more from the tools. Each one lists its sources.`,
    featured: 'Featured guides',
    all: 'All Guides',
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
    copyLink: (heading: string) => `Copy link to “${heading}”`,
    copied: 'Link copied',
    cited: (number: number) => `Source ${number}`,
  },
  update: {
    ready: { title: 'Update ready', text: 'A new version of the site is ready.' },
    missing: {
      title: 'Part of this page didn’t load',
      text: 'The connection was lost, or the site has a new version.',
    },
    losesNothing: 'Reloading won’t lose your work.',
    tooMuch:
      'Part of your work isn’t saved on this device, so reloading would lose it. Finish it first, or reload and start it again.',
    accept: 'Reload now',
    later: 'Later',
  },
  seal: {
    title: 'Your files and text stay on this device. Nothing is uploaded.',
    saving: 'Saving a copy',
    offline: 'Works offline',
    partly: 'Opens offline',
    online: 'Online only',
    none: '0 bytes left this device',
    some: 'Requests went elsewhere',
    noneShort: '0 sent',
    someShort: 'Sent!',
    check: 'Check it yourself',
  },
  storage: {
    blocked: 'Your browser isn’t saving anything for this site. Settings last until you close this tab.',
    full: 'Your browser’s storage is full, so this isn’t saved on this device. Nothing was deleted. Anything new lasts until you close this tab.',
    unfit:
      'What you entered is too large to save on this device. It lasts until you close this tab. Shorten it to save it.',
    newer:
      'A newer version of this site has saved something here that this page can’t read, so this isn’t saved on this device. Reload the page.',
    yourData: 'See what’s using the space, export it or delete it',
  },
  built: {
    build: (id: string) => `Build ${id}`,
    buildTitle: 'Files in this build, with SHA-256 checksums',
    licences: 'Licences',
  },
  examples: {
    title: 'Try one',
    hint: 'The answer appears as you type.',
  },
  folderLimit: (count: number, shown: string) =>
    count === 1
      ? 'The folder has more files or folders than this page can open at once, so only 1 file was added.'
      : `The folder has more files or folders than this page can open at once, so only ${shown} files were added.`,
  openWith: {
    files: (count: number) => (count === 1 ? '1 file' : `${count} files`),
    shared: 'Shared text',
    close: 'Close',
    answer: 'Answer',
    more: (count: number) => (count === 1 ? 'and 1 more file' : `and ${count} more files`),
    which: 'Open with',
    nothingFits: 'None of our tools can open this yet.',
  },
}

export type CatalogMessages = Translated<typeof messages>
