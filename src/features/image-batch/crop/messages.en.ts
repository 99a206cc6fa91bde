import type { Translated } from '../../../lib/text/i18n.ts'

/** Loaded with the part of the page that crops. */
export const messages = {
  crop: (name: string) => `Crop ${name}`,
  frame: 'Crop area',
  frameValue: (width: number, height: number, x: number, y: number) =>
    `${width} × ${height}, ${x} from the left, ${y} from the top`,
  handles: {
    'top-left': 'Top left corner',
    top: 'Top edge',
    'top-right': 'Top right corner',
    right: 'Right edge',
    'bottom-right': 'Bottom right corner',
    bottom: 'Bottom edge',
    'bottom-left': 'Bottom left corner',
    left: 'Left edge',
  },
  fromLeft: (x: number) => `${x} from the left`,
  fromTop: (y: number) => `${y} from the top`,
  corner: (x: number, y: number) => `${x} from the left, ${y} from the top`,
  x: 'X',
  y: 'Y',
  width: 'Width',
  height: 'Height',
  ratio: 'Aspect ratio',
  ratios: { free: 'Free', original: 'Original', '1:1': '1:1', '4:3': '4:3', '3:2': '3:2', '16:9': '16:9' },
  whole: 'Whole image',
  apply: 'Apply',
  cancel: 'Cancel',
}

export type CropMessages = Translated<typeof messages>
