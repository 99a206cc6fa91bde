import type { Translated } from '../../lib/text/i18n.ts'

export const messages = {
  site: {
    titleOf: (page: string) => `${page} · Toolnook`,
    homeTitle: 'Toolnook · Everyday tools that stay on your device',
    homeDescription:
      'Free everyday tools that run in your browser. No account, no upload: files, passwords and texts never leave your device.',
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
  otherLanguage: 'Türkçe',
  footer: {
    tagline: 'The all-in-one toolkit for productivity and utilities.',
    promise: 'Free, without an account. Nothing you type or open leaves your device.',
    contact: 'Contact',
    copyright: (year: string, name: string) => `© ${year} ${name}. All rights reserved.`,
    links: 'Footer',
  },
  unknown: {
    title: 'That page does not exist',
    text: 'The address may be mistyped or the page may have moved. Here is the home page instead.',
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
    title: 'This page could not be loaded',
    text: 'Check the connection and try again. What you typed on the page before is still there.',
    retry: 'Try again',
  },
  crashed: {
    title: 'Something went wrong on this page',
    text: 'Nothing was sent anywhere. Reload the page to start it again.',
    reload: 'Reload the page',
  },
  loading: 'Loading',
}

export type AppMessages = Translated<typeof messages>
