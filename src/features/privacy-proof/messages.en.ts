import type { Translated } from '../../lib/text/i18n.ts'
import { createCounted } from '../../lib/text/plural.ts'

const counted = createCounted('en')
const attempt = { one: 'attempt', other: 'attempts' }

/*
 * Texts of what shows that nothing leaves the device, in the privacy check and in the sheet of the seal. Each an export
 * of its own: a property of one object would stay in the card of the page, which every tool loads.
 */

export const live = {
  title: 'Requests this page has made',
  intro: 'Counted by your browser since this page opened. Use a tool and see what has changed.',
  kinds: {
    scripts: 'Scripts',
    styles: 'Style sheets',
    fonts: 'Fonts',
    images: 'Images',
    data: 'Other files',
  },
  own: 'This site’s files',
  elsewhere: 'Requests to other sites',
  refused: 'Requests blocked by a rule',
  details: 'Detailed count',
  note: 'Here the site counts its own requests. To check without our help, open your browser’s developer tools (F12), choose Network and use any tool.',
}

export const leak = {
  title: 'Leak test',
  intro: (count: number) =>
    `Makes ${counted(count, attempt)} to send the word “secret” to another site, and shows which rule stops each one. The address can’t exist, so nothing arrives even if a rule fails.`,
  button: 'Run the leak test',
  again: 'Try again',
  stop: 'Stop',
  running: 'Attempts so far',
  allStopped: (count: number) =>
    count === 1 ? 'The attempt was stopped.' : `All ${counted(count, attempt)} were stopped.`,
  someUnreported: (unreported: number, count: number) =>
    `Your browser didn’t report in time that ${unreported} of ${counted(count, attempt)} ${unreported === 1 ? 'was' : 'were'} stopped. Try again: if the result stays the same, your browser or an extension lets something through.`,
  someNotLoaded: (notLoaded: number, count: number) =>
    `${count - notLoaded} of ${counted(count, attempt)} were stopped. The rest didn’t load, but your browser doesn’t say which rule stopped them: Firefox doesn’t report preloads.`,
  noWorker: 'Your browser couldn’t start a worker, so the worker tests were skipped.',
  results: 'How each attempt ended',
  blocked: (rule: string) => `Stopped by ${rule}`,
  refusedOutcome: 'Blocked by the browser',
  notLoaded: 'Didn’t load; the browser doesn’t name the rule',
  unreported: 'Not reported as stopped',
  page: {
    fetch: 'Request from a script (fetch)',
    xhr: 'Request from a script (XMLHttpRequest)',
    beacon: 'Beacon on leaving the page',
    webSocket: 'Open connection (WebSocket)',
    eventSource: 'Event stream (EventSource)',
    image: 'Image from another site',
    cssImage: 'Image from a style sheet',
    media: 'Audio or video',
    font: 'Font',
    styleSheet: 'Style sheet',
    script: 'Script',
    frame: 'Frame',
    object: 'Embedded object',
    form: 'Form',
    preload: 'Preload',
    blobWorker: 'Worker from a blob',
  },
  worker: {
    fetch: 'From a worker: request to another site',
    ownSite: 'From a worker: request to this site',
    webSocket: 'From a worker: open connection',
    script: 'From a worker: another script',
    secondWorker: 'From a worker: another worker',
  },
}

export const lock = {
  title: 'Offline lock',
  label: 'Offline lock',
  hint: 'When on, pages and files come from the copy on this device, and a page’s requests to the network are blocked. It stays on until you turn it off here, even if you leave and come back.',
  bypassed:
    'This page was loaded without the copy on this device, which the lock depends on. Reload it without holding Shift.',
  none: 'Your browser isn’t saving an offline copy of this site, so there’s nothing to lock.',
  wait: 'Available once the whole site is saved on this device.',
  failed: 'The lock didn’t respond. Reload this page and try again.',
  tooMuch:
    'The page has to reload, and your open files are too large to save, so they’d be lost. Finish first, or press the switch again to reload anyway.',
  on: 'The offline lock is on.',
  off: 'The offline lock is off.',
  limits: {
    title: 'What the lock can’t do',
    items: [
      'It doesn’t keep you on this build. Your browser looks for a newer version of the site by itself, and the server could send one that ignores the lock.',
      'Tabs that were already open follow its strictest rules only after a reload.',
      'A script on a page could still request the site’s own files from the server at their published addresses, and start a download with text in its address. In Firefox, Safari and Chromium before version 152, which don’t support the Connection-Allowlist rule, it could add text to other addresses too. Our pages do none of this.',
    ],
  },
}

export type ProofMessages = Translated<{
  readonly live: typeof live
  readonly leak: typeof leak
  readonly lock: typeof lock
}>
