import type { Translated } from '../../lib/text/i18n.ts'
import { createCounted } from '../../lib/text/plural.ts'

const counted = createCounted('en')
const attempt = { one: 'attempt', other: 'attempts' }

/*
 * Texts of what shows that nothing leaves the device, in the privacy check and in the sheet of the seal. Each an export
 * of its own: a property of one object would stay in the card of the page, which every tool loads.
 */

export const live = {
  title: 'What this page has asked for',
  intro:
    'Your browser keeps this list since the page was opened. Use a tool and come back: it goes on counting.',
  kinds: {
    scripts: 'Scripts',
    styles: 'Style sheets',
    fonts: 'Fonts',
    images: 'Pictures',
    data: 'Other files',
  },
  own: 'Files of this site',
  elsewhere: 'Requests to any other site',
  refused: 'Attempts that a rule has stopped',
  note: 'The site counts here about itself. To see it without our help, open the developer tools of your browser (F12), choose Network, and use any tool.',
}

export const leak = {
  title: 'Try to leak',
  intro: (count: number) =>
    `Makes ${counted(count, attempt)} to send the word “secret” to another site, and shows which rule stops each. The address cannot exist, so nothing arrives even if a rule should fail.`,
  button: 'Try to leak',
  again: 'Try again',
  stop: 'Stop',
  running: 'Attempts made',
  allStopped: (count: number) =>
    count === 1 ? 'The attempt was stopped.' : `All ${counted(count, attempt)} were stopped.`,
  someOpen: (open: number, count: number) =>
    open === 1
      ? `1 of ${counted(count, attempt)} was not stopped. Your browser or an extension lets it through.`
      : `${open} of ${counted(count, attempt)} were not stopped. Your browser or an extension lets them through.`,
  someSilent: (silent: number, count: number) =>
    `${count - silent} of ${counted(count, attempt)} were stopped. The rest did not load, but your browser does not say which rule stopped them: Firefox reports nothing about a preload.`,
  noWorker: 'Your browser could not start a worker, so the attempts from inside of one are missing.',
  results: 'How each attempt ended',
  blocked: (rule: string) => `Stopped by ${rule}`,
  refusedOutcome: 'Refused by the browser',
  silent: 'Did not load; the browser names no rule',
  open: 'Not stopped',
  page: {
    fetch: 'Request of a script (fetch)',
    xhr: 'Request of a script (XMLHttpRequest)',
    beacon: 'Beacon when a page is left',
    webSocket: 'Open connection (WebSocket)',
    eventSource: 'Stream of events (EventSource)',
    image: 'Picture from elsewhere',
    cssImage: 'Picture of a style sheet',
    media: 'Sound or video',
    font: 'Font',
    styleSheet: 'Style sheet',
    script: 'Script',
    frame: 'Frame',
    object: 'Embedded object',
    form: 'Form',
    preload: 'Preload',
    blobWorker: 'Worker made of a text',
  },
  worker: {
    fetch: 'From a worker: request to another site',
    ownSite: 'From a worker: request to this site',
    webSocket: 'From a worker: open connection',
    script: 'From a worker: further script',
    secondWorker: 'From a worker: another worker',
  },
}

export const lock = {
  title: 'Offline lock',
  label: 'Offline lock',
  hint: 'While it is on, pages and files come from the copy on this device, and what a page asks of the network is refused, until you switch it off here. It stays on when you come back.',
  bypassed:
    'This page was loaded without the copy on this device, which holds the lock. Reload it without Shift.',
  none: 'Your browser keeps no offline copy of this site, so there is nothing to lock. Private windows, blocked site data, a full device and addresses that begin with http:// prevent it.',
  wait: 'Available as soon as the site is kept on this device.',
  failed: 'The lock did not answer. Reload this page and try again.',
  tooMuch:
    'The page would have to reload, and your open files are too large to keep. Finish first, or press the switch again to reload anyway.',
  on: 'The offline lock is on.',
  off: 'The offline lock is off.',
  limits: {
    intro: 'What the lock cannot do:',
    items: [
      'It does not keep this build. Your browser looks for a newer version of the site by itself, and the server could send one that ignores the lock. Only the ZIP keeps a build: run it on your own computer.',
      'Tabs that were open before follow its strictest rules after a reload.',
      'A script of a page could still ask the server for the site’s own files by their published addresses, and start a download with text in its address. In Firefox, Safari and Chromium before version 152, which don’t know the rule Connection-Allowlist, it could add text to other addresses too. Our pages do none of it.',
    ],
  },
}

export type ProofMessages = Translated<{
  readonly live: typeof live
  readonly leak: typeof leak
  readonly lock: typeof lock
}>
