import type { Translated } from '../../../lib/text/i18n.ts'

/** Texts of the choice of a page or frame. */
export const choice = {
  choosePage: {
    page: { label: 'Page', previous: 'Previous page', next: 'Next page' },
    frame: { label: 'Frame', previous: 'Previous frame', next: 'Next frame' },
  },
  ofPages: (pages: string) => `of ${pages}`,
  reading: 'Reading the frame…',
  firstFrameOnly: 'Your browser can open only the first frame of an animation.',
}

export type ChoiceMessages = Translated<typeof choice>
