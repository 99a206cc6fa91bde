import { wholeSite } from '../../features/offline-copy/messages.en.ts'
import { leak, live, lock } from '../../features/privacy-proof/messages.en.ts'
import type { Translated } from '../../lib/text/i18n.ts'
import { createCounted } from '../../lib/text/plural.ts'
import type { Card } from '../../registry/manifest.ts'

export const card: Card = {
  title: 'Check it yourself',
  description: 'See for yourself that nothing leaves your device: live count, leak test, offline lock.',
  keywords: 'privacy proof verify network requests offline lock csp test trust integrity',
}

const counted = createCounted('en')
const file = { one: 'file', other: 'files' }

export const messages = {
  title: 'Check it yourself',
  lead: 'What you type and open never leaves your device. Don’t take our word for it: try these tests.',
  live,
  leak,
  plane: {
    title: 'The aeroplane test',
    steps: [
      'If it doesn’t say “Ready” below, press the button there to make the whole site work offline.',
      'Turn on aeroplane mode on your device.',
      'Use any tool, with any file. Everything works, because nothing was ever sent.',
    ],
    ready: 'Ready: the whole site is on this device.',
    notReady: 'Not ready yet: nothing is saved on this device so far.',
    partly: 'Not ready yet: only the pages you’ve used are saved on this device.',
    bypassed:
      'The site is saved on this device, but this page was loaded without it. Reload it without holding Shift.',
    none: 'Your browser isn’t saving an offline copy of this site, so this test isn’t possible here. Private windows, blocked site data, a full device and http:// addresses prevent offline copies.',
    offline: 'You’re offline now.',
  },
  lock,
  wholeSite,
  build: {
    title: 'Verify your copy',
    details: 'Build and list of files',
    text: 'The list has the SHA-256 checksum of every file. Anyone can build the source and compare.',
    id: 'Build',
    list: 'List of all files',
    zip: 'Download this site (ZIP)',
    zipHint:
      'The whole site, with a small server to run on your own computer. 22 MB, including 12 MB of Chinese, Japanese and Korean fonts.',
    verify: 'If you have the source code:',
  },
  copy: {
    button: 'Check the copy on this device',
    busy: 'Checking the copy…',
    same: (files: number, build: string) =>
      files === 1
        ? `The file saved on this device matches build ${build} as published.`
        : `All ${counted(files, file)} saved on this device match build ${build} as published.`,
    different: (different: number, files: number) =>
      different === 1
        ? `1 of ${counted(files, file)} saved on this device doesn’t match what was published.`
        : `${different} of ${counted(files, file)} saved on this device don’t match what was published.`,
    fix: 'Delete the offline copy under Your data, then open the site again.',
    otherBuild: (published: string) =>
      `The site now publishes build ${published}, so your copy can’t be compared. Reload to update, then check again.`,
    coming: 'This page is still being saved on this device. Wait a moment, then check again.',
    none: 'Nothing is saved on this device, and nothing is being saved now. Reload this page to save it. If that doesn’t help, your device has no space for it or your browser doesn’t allow a copy.',
    impossible: 'Your browser isn’t saving an offline copy of this site, so there’s nothing to check.',
    noList:
      'Couldn’t download the list of files. Check your connection, turn off the offline lock, then try again.',
    failed: 'Your browser won’t let this page read its own copy.',
  },
  how: {
    title: 'How it works',
    groups: [
      {
        title: 'What your browser enforces',
        items: [
          'Every page’s content security policy tells your browser to block requests to any other site. Workers, which open your files, can’t connect to anything at all.',
          'A guide’s links to its sources don’t tell those sites which page you came from.',
        ],
      },
      {
        title: 'How your data is saved',
        items: [
          'Settings and histories are in your browser’s local storage, which, unlike a cookie, isn’t sent with requests.',
          'Open files and entries (up to 500 MB) and a saved tray (up to 200 MB) are in its private storage for this site.',
          'Open files and entries belong to their tab. Half an hour after a page of this site first finds the tab closed, they’re deleted by any page that’s on screen or opened next. After a day, your next visit deletes them in any case.',
          'They never include generated passwords, Wi-Fi passwords or anything you’ve asked a tool not to save.',
        ],
      },
    ],
  },
  limits: {
    title: 'What no site can promise',
    items: [
      {
        title: 'Firefox, Safari and older browsers block less',
        text: 'Chromium-based browsers from version 152 on also block going to another site, DNS look-ups and video-call connections (WebRTC), with a rule called Connection-Allowlist. Only a page that was loaded as a guide may link to other sites: to the exact addresses of its own sources, with nothing added, though a script there could tell the source which address you came from. Other browsers don’t support the rule. There, a page could still take you to another address, make a DNS look-up or open such a connection. Our pages do none of this, and in workers it’s impossible in every browser.',
      },
      {
        title: 'No browser rule stops cookies or steps in a tab’s history',
        text: 'A script on a page could set a cookie, which your browser also sends to other ports of the same host, or add steps to your tab’s history, which the site you came from can count when you go back. Our pages do neither: they set no cookie, and add a step only when you open a page.',
      },
      {
        title: 'A browser extension sees what the page sees',
        text: 'Private windows leave extensions out unless you’ve allowed them.',
      },
      {
        title: 'Your browser may send what you type to its own service',
        text: 'Some do if cloud spell checking or writing suggestions are on. The fields here ask for no writing suggestions. Spell checking follows your browser, and fields for secrets, codes and numbers turn it off.',
      },
      {
        title: 'The server sees your IP address and which file is requested',
        text: 'It needs both to send the page. What you do with the page stays on your device.',
      },
      {
        title: 'This site could change tomorrow',
        text: 'These checks cover the build you have now. Only the ZIP keeps that build.',
      },
      {
        title: 'Over http://, others can read and change the pages',
        text: 'Anyone who controls the network between you and the server can do this, even if the server is at home.',
      },
      {
        title: 'What another app shares with this site is part of an address',
        text: 'The offline copy answers that address without the server, and the page removes it immediately; your browser may record it in its history. Without an offline copy, for example if your browser has deleted it, the server would see what’s shared.',
      },
    ],
  },
}

export type Messages = Translated<typeof messages>
