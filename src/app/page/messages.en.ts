import type { Translated } from '../../lib/text/i18n.ts'

/** Texts that are in the markup of a page, as its scripts may be missing. */
export const messages = {
  startFailed: 'Part of this page didn’t load, so its controls don’t work. Reload it once you’re connected.',
  unsaved: {
    title: 'This page isn’t saved on this device yet',
    lead: 'There’s no network at the moment. Pages that you’ve used open without one.',
    retry: 'Try again',
    home: 'Go to the home page',
  },
}

export type PageMessages = Translated<typeof messages>
