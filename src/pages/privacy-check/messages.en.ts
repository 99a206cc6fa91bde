import type { Translated } from '../../lib/i18n.ts'
import type { Card } from '../../ui/manifest.ts'

export const card: Card = {
  title: 'Check it yourself',
  description: 'See for yourself that nothing leaves your device: live count, leak test, offline lock.',
  keywords: 'privacy proof verify network requests offline lock csp test trust integrity',
}

export const messages = {
  title: 'Check it yourself',
  lead: 'Nothing that you type or open leaves your device. You need not believe us: here is how to see it.',
  live: {
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
  },
  leak: {
    title: 'Try to leak',
    intro: (count: number) =>
      `Makes ${count} attempts to send the word “secret” to another site, and shows which rule stops each. The address cannot exist, so nothing arrives even if a rule should fail.`,
    button: 'Try to leak',
    again: 'Try again',
    stop: 'Stop',
    running: 'Attempts made',
    allStopped: (count: number) => `All ${count} attempts were stopped.`,
    someOpen: (open: number, count: number) =>
      open === 1
        ? `1 of ${count} attempts was not stopped. Your browser or an extension lets it through.`
        : `${open} of ${count} attempts were not stopped. Your browser or an extension lets them through.`,
    someSilent: (silent: number, count: number) =>
      `${count - silent} of ${count} attempts were stopped. The rest did not load, but your browser does not say which rule stopped them: Firefox reports nothing about a preload.`,
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
  },
  plane: {
    title: 'The aeroplane test',
    steps: [
      'Open this page and wait until it says “Ready” below.',
      'Switch your device to aeroplane mode.',
      'Use any tool, with any file. Everything works, because nothing was ever sent.',
    ],
    ready: 'Ready: the whole site is on this device.',
    notReady: 'Not ready yet: the site is still being kept on this device.',
    offline: 'You are offline now.',
  },
  lock: {
    title: 'Offline lock',
    label: 'Offline lock',
    hint: 'While it is on, the site answers from what is kept on this device and asks nothing of the network, until you switch it off here. It stays on when you come back.',
    none: 'Your browser keeps no offline copy of this site, so there is nothing to lock. Private windows and blocked site data prevent it.',
    wait: 'Available as soon as the site is kept on this device.',
    failed: 'The lock did not answer. Reload this page and try again.',
    on: 'The offline lock is on.',
    off: 'The offline lock is off.',
    limit:
      'Your browser may still look for a newer version of the site by itself. That request holds nothing of yours.',
  },
  build: {
    title: 'The build that you hold',
    text: 'Every page says which build it belongs to. The list holds the SHA-256 of every file; anyone with the sources can build the same bytes and compare.',
    id: 'Build',
    list: 'List of all files',
    zip: 'Download this site (ZIP)',
    zipHint:
      'The whole site with a small server, to run on your own computer. 17 MB, 12 of them fonts for Chinese, Japanese and Korean.',
    verify: 'With the sources at hand:',
  },
  copy: {
    button: 'Check the copy on this device',
    busy: 'Checking the copy…',
    same: (files: number, build: string) =>
      `All ${files} files kept on this device are as published in build ${build}.`,
    different: (different: number, files: number) =>
      different === 1
        ? `1 of ${files} files kept on this device is not as published.`
        : `${different} of ${files} files kept on this device are not as published.`,
    mend: 'Delete the offline copy under Your data and open the site again to get it anew.',
    otherBuild: (published: string) =>
      `The site publishes build ${published} now, so your copy cannot be compared. Reload to update, then check again.`,
    none: 'Nothing is kept on this device yet. Wait until the page says “Ready”, then check again.',
    noList: 'The list of files could not be fetched. Connect, switch the offline lock off, then check again.',
    failed: 'Your browser does not let this page read its own copy.',
  },
  limits: {
    title: 'What nobody can promise',
    items: [
      'Chromium-based browsers also stop leaving for another site, name look-ups and video-call connections (WebRTC), by a rule called Connection-Allowlist. Firefox and Safari do not know it: there, a page could still lead you to another address, look a name up or open such a connection. Our pages do none of it, and in workers, where your files are opened, it is impossible in every browser.',
      'A browser extension sees what the page sees.',
      'The server that delivers the pages sees your IP address and which file is asked for, never what you do with it.',
      'A site could be another one tomorrow. The proof is about the build that you hold now; the offline lock and the ZIP keep it.',
    ],
  },
}

export type Messages = Translated<typeof messages>
