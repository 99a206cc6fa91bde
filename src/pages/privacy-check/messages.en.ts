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
  lead: 'Nothing that you type or open leaves your device. You need not believe us: here is how to see it.',
  live,
  leak,
  plane: {
    title: 'The aeroplane test',
    steps: [
      'Open this page and wait until it says “Ready” below.',
      'Switch your device to aeroplane mode.',
      'Use any tool, with any file. Everything works, because nothing was ever sent.',
    ],
    ready: 'Ready: the whole site is on this device.',
    notReady: 'Not ready yet: the site is still being kept on this device.',
    bypassed:
      'The site is kept on this device, but this page was loaded without it. Reload it without Shift.',
    none: 'Not possible here: your browser keeps no offline copy of this site. Private windows, blocked site data, a full device and addresses that begin with http:// prevent it.',
    offline: 'You are offline now.',
  },
  lock,
  build: {
    title: 'The build that you hold',
    text: 'Every page says which build it belongs to. The list holds the SHA-256 of every file; anyone with the sources can build the same bytes and compare.',
    id: 'Build',
    list: 'List of all files',
    zip: 'Download this site (ZIP)',
    zipHint:
      'The whole site with a small server, to run on your own computer. 22 MB, 12 of them fonts for Chinese, Japanese and Korean.',
    verify: 'With the sources at hand:',
  },
  copy: {
    button: 'Check the copy on this device',
    busy: 'Checking the copy…',
    same: (files: number, build: string) =>
      files === 1
        ? `The file kept on this device is as published in build ${build}.`
        : `All ${counted(files, file)} kept on this device are as published in build ${build}.`,
    different: (different: number, files: number) =>
      different === 1
        ? `1 of ${counted(files, file)} kept on this device is not as published.`
        : `${different} of ${counted(files, file)} kept on this device are not as published.`,
    fix: 'Delete the offline copy under Your data and open the site again to get it anew.',
    otherBuild: (published: string) =>
      `The site publishes build ${published} now, so your copy cannot be compared. Reload to update, then check again.`,
    coming:
      'The site is still being kept on this device. Wait until the page says “Ready”, then check again.',
    none: 'Nothing is kept on this device, and nothing is on its way. Reload this page to have the site kept. Where it stays so, the device has no room for it, or your browser allows it no copy.',
    impossible:
      'Your browser keeps no offline copy of this site, so there is nothing to check. Private windows, blocked site data and addresses that begin with http:// prevent it.',
    noList: 'The list of files could not be fetched. Connect, switch the offline lock off, then check again.',
    failed: 'Your browser does not let this page read its own copy.',
  },
  limits: {
    title: 'What nobody can promise',
    items: [
      'Chromium-based browsers from version 152 on also stop leaving for another site, name look-ups and video-call connections (WebRTC), by a rule called Connection-Allowlist. Only a page that was loaded as a guide may lead to other sites: to the exact addresses of its own sources, with nothing added, though a script there could tell the source which address you came from. Firefox, Safari and older versions don’t know the rule: there, a page could still lead you to another address, look a name up or open such a connection. Our pages do none of it, and in workers, where your files are opened, it is impossible in every browser.',
      'A script of a page could set a cookie, which your browser also sends to other ports of the same host, or add steps to your tab’s history, which the site that you came from can count when you go back. No rule of a browser stops either. Our pages do neither: they set no cookie, and add a step only when you open a page.',
      'A browser extension sees what the page sees.',
      'Some browsers send what you type to a service of theirs if you have switched on cloud spell checking or writing suggestions in their settings. The fields here ask for no writing suggestions; spell checking follows your browser, and fields for secrets, codes and numbers switch it off.',
      'The server that delivers the pages sees your IP address and which file is asked for, never what you do with it.',
      'A site could be another one tomorrow. The proof is about the build that you hold now. Only the ZIP keeps that build; the offline lock doesn’t.',
      'Over http:// instead of https://, as from a server at home, anyone who controls the network on the way can read and change the pages.',
      'What another app shares with the installed site is part of the address that your system opens. The offline copy answers it without the server, and the page takes it out of the address at once; your browser may note that address in its own history. Without an offline copy, for instance if your browser has deleted it, the server would see what is shared.',
    ],
  },
}

export type Messages = Translated<typeof messages>
