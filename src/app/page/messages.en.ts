import type { Translated } from '../../lib/text/i18n.ts'

/** Texts that are in the markup of a page, as its scripts may be missing. */
export const messages = {
  startFailed: 'Part of this page didn’t load, so its controls don’t work. Reload it once you’re connected.',
  unsaved: {
    title: 'This page isn’t saved on this device yet',
    lead: 'The site can’t be reached at the moment. Pages you’ve used still open.',
    retry: 'Try again',
    home: 'Go to the home page',
  },
}

export type PageMessages = Translated<typeof messages>
