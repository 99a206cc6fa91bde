import type { Translated } from '../../lib/text/i18n.ts'

export const messages = {
  site: {
    titleOf: (page: string) => `${page} · Toolnook`,
    homeTitle: 'Toolnook · Everyday tools that stay on your device',
    homeDescription:
      'Free everyday tools that run in your browser. No account, no upload: your files, passwords and text never leave your device.',
  },
  skip: 'Skip to content',
  logo: 'Toolnook, home page',
  mainMenu: 'Main menu',
  tools: 'Tools',
  guides: 'Guides',
  allGuides: 'All Guides',
  search: 'Search tools',
  openMenu: 'Open menu',
  darkMode: 'Dark mode',
  lightMode: 'Light mode',
  footer: {
    tagline: 'The all-in-one toolkit for productivity and utilities.',
    promise: 'Free. No account. What you type and open stays on your device.',
    contact: 'Contact',
    copyright: (year: string, name: string) => `© ${year} ${name}`,
    links: 'Footer',
  },
  unknown: {
    title: 'Page not found',
    text: 'The address may be mistyped or the page may have moved. Here’s the home page instead.',
  },
  hero: {
    title: 'Everyday tools that stay on your device',
    claims: 'What you can rely on',
    toolCount: (count: number) => (count === 1 ? '1 tool' : `${count} tools`),
    clientSide: '100% client-side',
    neverLeaves: 'Data never leaves the device',
    noDelays: 'No server delays',
    responsive: 'Responsive design',
  },
  drop: {
    title: 'Paste a link, colour or text, or drop files',
    clear: 'Clear',
    text: 'The right tool opens. Nothing is uploaded.',
    choose: 'Choose files',
  },
  loadFailed: {
    page: 'Couldn’t load this page. Check your connection and try again. Your work on the previous page is still there.',
    part: 'Couldn’t load this part of the page. Check your connection and try again.',
    retry: 'Try again',
  },
  crashed: {
    title: 'Something went wrong on this page',
    text: 'Reload the page to start again. Nothing was sent from your device.',
    reload: 'Reload the page',
  },
  loading: 'Loading',
}

export type AppMessages = Translated<typeof messages>
