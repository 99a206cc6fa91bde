import { each } from './way.ts'

const because = (reason: string, names: readonly string[]): Readonly<Record<string, string>> =>
  Object.fromEntries(names.map((name) => [name, reason]))

/** The names of a way for several details. */
const named = (name: string, ...details: readonly string[]) => Object.keys(each(name, details, () => {}))

/** Attempts that do not arrive without headers either in the browser under test, and why: they have no control. */
export const withoutControl: Readonly<Record<string, string>> = {
  ...because('The browser looks up or connects ahead of time in a lasting profile only: privacy.e2e.ts.', [
    ...named('link', 'dns-prefetch', 'preconnect', 'prerender'),
    'connection ahead of time with credentials left out',
    'page in memory: preconnect',
  ]),
  ...because('The browser asks for it when a visitor installs the site or adds the search engine.', [
    ...named('link', 'apple-touch-icon', 'manifest'),
    'description of a search engine',
  ]),
  ...because('The browser follows no such link.', [
    'link: next',
    ...named('preload as', 'audioworklet', 'document', 'json', 'video', 'worker'),
  ]),
  ...because('The browser takes it from the own site or the own document only.', [
    ...named('style property', 'filter', 'offset-path'),
    'part of a drawing elsewhere',
    'filter of a canvas',
    'document that a style sheet for XML reads',
    'page in memory: style sheet for XML',
    'page in memory: speculation rules',
    'in the service worker: script',
  ]),
  ...because('The browser loads nothing from there: it is left out, or cannot be put there.', [
    'import of an adopted sheet',
    'import put into a sheet of the page',
    'files of a drawing in memory',
    'markup set by: setHTML',
    'report of a policy in the page',
    'address that holds its page',
    'page in memory: PDF that opens an address',
  ]),
  ...because('The browser has no such ability any more, or not yet.', [
    'fenced frame',
    ...named('attribution source of', 'an image', 'a link'),
    'worklet of shared storage',
    'interest group of an advertiser',
    'installation of another site',
    'storage of another site',
    'in the service worker: another worker',
  ]),
  ...because('The browser shows it first, and a browser without a screen shows nothing.', [
    'picture of what is played',
    'icon of a password',
    'icon of a background fetch',
    'digital credential',
    'speech of a remote voice',
    'message to the keeper of passkeys: signalCurrentUserDetails',
  ]),
  ...because('A visitor must have clicked a notification.', ['in the service worker: window that is opened']),
  ...because('The browser makes it in its own time; the one of a page arrives.', [
    'in the service worker: background fetch',
  ]),
}
