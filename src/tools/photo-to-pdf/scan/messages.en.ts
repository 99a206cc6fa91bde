import type { Translated } from '../../../lib/text/i18n.ts'

const photos = (count: number) => (count === 1 ? '1 photo' : `${count} photos`)

/** Loaded with what cleans up scans. */
export const messages = {
  looking: 'Looking for the page…',
  notes: {
    found: 'Page found.',
    none: 'No page found: the whole photo is used.',
    failed:
      'Your browser stopped the search for the page, so the whole photo is used. Try “Find again”, or set the corners by hand.',
    whole: 'The whole photo is used.',
    hand: 'Corners set by hand.',
  },
  searched: (found: number, count: number) => `Page found in ${found} of ${photos(count)}`,
  adjust: 'Adjust corners',
  adjustOf: (name: string) => `Adjust the corners of ${name}`,
  close: 'Close without changing the corners',
  corners: [
    'Top left corner',
    'Top right corner',
    'Bottom right corner',
    'Bottom left corner',
  ] as readonly string[],
  place: (x: number, y: number) => `${x} from the left, ${y} from the top`,
  x: (corner: string) => `${corner}, X`,
  y: (corner: string) => `${corner}, Y`,
  hint: 'Drag the corners onto those of the page. With the keyboard, press Tab to choose a corner and the arrow keys to move it; add Shift to move it further.',
  findAgain: 'Find again',
  wholePhoto: 'Whole photo',
  cancel: 'Cancel',
  done: 'Done',
}

export type ScanMessages = Translated<typeof messages>
