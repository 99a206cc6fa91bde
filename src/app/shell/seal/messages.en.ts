import { wholeSite } from '../../../features/offline-copy/messages.en.ts'
import { leak, live, lock } from '../../../features/privacy-proof/messages.en.ts'
import type { Translated } from '../../../lib/text/i18n.ts'
import { createCounted } from '../../../lib/text/plural.ts'
import type { SavedJob } from '../../../platform/page/finished-jobs.ts'

const counted = createCounted('en')
const things = {
  photo: { one: 'photo', other: 'photos' },
  picture: { one: 'image', other: 'images' },
  document: { one: 'document', other: 'documents' },
  file: { one: 'file', other: 'files' },
}

/** Texts of the seal that are loaded when a job is finished, or the seal is pressed. */
export const messages = {
  saved: (what: SavedJob['what'], count: number) => counted(count, things[what]),
  copied: 'Copied',
  nothingSent: '0 bytes left this device',
  somethingSent: 'this page sent something elsewhere',
  title: 'Privacy of this page',
  lead: {
    saved: 'The whole site is on this device and works offline.',
    tool: 'This tool works offline. The rest of the site isn’t saved on this device.',
    page: 'This page works offline. The rest of the site isn’t saved on this device.',
    part: 'This page opens offline, but some of its functions need a connection until you’ve used them or saved the whole site.',
    saving: 'This page is being saved on this device. Until that’s done, it needs a connection.',
    none: 'Your browser isn’t saving an offline copy of this page, so it needs a connection. Private windows, blocked site data, a full device and http:// addresses prevent offline copies.',
  },
  close: 'Close',
  more: 'Check it yourself, and see the limits',
  wholeSite,
  proof: { live, leak, lock },
}

export type SealMessages = Translated<typeof messages>
