import type { Translated } from '../../../lib/text/i18n.ts'

const list = new Intl.ListFormat('en')

/** What the rows say of their photos; loaded once there are photos. */
export const messages = {
  animated: 'Animated image: only the first frame is used.',
  leftOut: (parts: readonly string[]) => `Not in the PDF: ${list.format(parts)}`,
  parts: {
    'gain-map': 'HDR',
    video: 'video',
    'depth-map': 'depth map',
    pictures: 'extra images',
    appended: 'trailing data',
  },
  embedded: 'Raw photo: this is the largest JPEG the camera saved in it.',
  recovered: {
    asIs: 'Recovered: the missing part is blank.',
    anew: 'Recovered: the missing part is blank, and the metadata is left out.',
  },
  moveUp: (name: string) => `Move up ${name}`,
  moveDown: (name: string) => `Move down ${name}`,
  reorder: (name: string) => `Reorder ${name}`,
  removeAll: 'Remove all',
}

export type RowMessages = Translated<typeof messages>
