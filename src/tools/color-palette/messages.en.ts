import type { Translated } from '../../lib/text/i18n.ts'
import type { ToolCard } from '../../registry/manifest.ts'
import { reasonOf } from '../../ui/files/image-error/messages.en.ts'

export const card: ToolCard = {
  title: 'Colour palette',
  description: 'Palettes that go together, converted, checked for contrast and colour blindness.',
  keywords: 'colour color palette hex rgb hsl oklch contrast wcag css variables converter harmony',
}

export const messages = {
  title: 'Colour Palette Generator',
  intro:
    'Generate palettes, convert colours, and see who can read and tell them apart. Everything is computed here.',

  generate: 'Generate',
  random: 'Random Palette',
  spaceHint: 'The space bar makes the next palette. Locked colours stay.',
  base: 'Base colour',
  baseHex: 'Base colour as hex',
  badHex: 'Write # and six hex digits, such as #3B82F6.',
  scheme: 'Scheme',
  schemes: {
    specified: 'Mixed (+30°, +60°, +180°, +240°)',
    analogous: 'Analogous',
    complementary: 'Complementary',
    'split-complementary': 'Split complementary',
    triadic: 'Triadic',
    tetradic: 'Tetradic',
    monochromatic: 'Monochromatic, even OKLCH steps',
    'even-hues': 'Even hues (OKLCH)',
  },
  tone: 'Saturation and lightness',
  tones: { varied: 'Varied', same: 'As the base' },
  fromBase: 'Generate from Base Colour',
  safe: 'Colour-blind-safe Palette',
  safeHint:
    'Keeps locked colours, or else the base colour, and finds others that differ by ΔE00 15 or more for every kind of colour vision.',
  safeFailed: 'No safe palette was found: the colours that must stay are too alike. Unlock one of them.',

  current: 'Current Palette',
  colours: 'Colours',
  copyCss: 'Copy as CSS Variables',
  save: 'Save Palette',
  copyLink: 'Copy link',
  changedElsewhere: 'This palette was changed in another tab.',
  undo: 'Undo',
  redo: 'Redo',
  colourWords: {
    black: 'black',
    white: 'white',
    grey: 'grey',
    red: 'red',
    orange: 'orange',
    yellow: 'yellow',
    green: 'green',
    teal: 'teal',
    blue: 'blue',
    purple: 'purple',
    pink: 'pink',
    brown: 'brown',
  },
  shades: {
    dark: (colour: string) => `dark ${colour}`,
    medium: (colour: string) => colour,
    light: (colour: string) => `light ${colour}`,
  },
  described: (hex: string, words: string) => `${hex} (${words})`,
  lock: (hex: string) => `Lock ${hex}`,
  edit: (hex: string) => `Change ${hex}`,
  reorder: (hex: string) => `Reorder ${hex}`,
  copyValue: (value: string) => `Copy ${value}`,
  announcePalette: (hexes: string) => `Palette: ${hexes}`,
  sorting: {
    lifted: (name: string, place: number, count: number) =>
      `${name} lifted, ${place} of ${count}. Arrow keys move it, Space drops it, Escape puts it back.`,
    moved: (name: string, place: number, count: number) => `${name} moved to ${place} of ${count}`,
    dropped: (name: string, place: number, count: number) => `${name} dropped at ${place} of ${count}`,
    putBack: (name: string, place: number, count: number) => `${name} put back to ${place} of ${count}`,
  },

  converter: 'Colour Converter',
  picker: 'Pick a colour',
  hex: 'HEX',
  channels: {
    red: 'Red',
    green: 'Green',
    blue: 'Blue',
    hue: 'Hue',
    saturation: 'Saturation',
    lightness: 'Lightness',
  },
  channelRange: (min: number, max: number) => `A number from ${min} to ${max}.`,
  wholeRange: (min: number, max: number) => `A whole number from ${min} to ${max}.`,
  anyColour: 'Any CSS colour',
  anyColourHint: 'A name, oklch(), lab(), hwb() or color(display-p3 …); Enter applies it.',
  badColour: 'This is no CSS colour.',
  mapped: 'sRGB has no such colour: this is the nearest one of the same hue.',
  opaque: 'Transparency was left out.',
  apply: 'Apply',
  useAsBase: 'Use as base',
  allFormats: 'In every format',
  formatNames: {
    hex: 'HEX',
    rgb: 'RGB',
    hsl: 'HSL',
    oklch: 'OKLCH',
    lab: 'Lab',
    hwb: 'HWB',
    p3: 'Display P3',
    cmyk: 'CMYK',
  },
  nameFormat: 'Name',
  noName: 'none',
  cmykNote:
    'CMYK is the naive conversion, without an ink profile: printers will differ, and it does not convert back exactly. All other formats bring back the same colour.',

  saved: 'Saved Palettes',
  savedEmpty: 'Palettes that you save are listed here, on this device only. The last ten are kept.',
  savedName: (date: string) => `Palette ${date}`,
  removeSaved: (name: string, colours: string) => `Remove ${name}: ${colours}`,
  paletteSaved: 'Palette saved',
  madeRoom: (gone: string) =>
    `Palette saved. The last ten are kept, so the oldest went: ${gone}. Undo brings it back instead of the new one.`,
  removed: (name: string) => `${name} removed`,

  contrast: 'Contrast of every pair',
  contrastIntro:
    'WCAG 2 contrast of text in the row’s colour on the column’s. AA needs 4.5 (large text 3), AAA 7.',
  contrastTable: 'Contrast ratios',
  textColour: 'Text',
  onColour: 'On',
  white: 'White',
  black: 'Black',
  levels: { aaa: 'AAA', aa: 'AA', large: 'Large', none: '–' },

  sight: 'Colour vision',
  sightIntro:
    'The palette as people without red, green or blue cones see it (model: Machado 2009, complete lack), and the proof: the least ΔE00 of every pair over all four.',
  visions: {
    normal: 'Normal',
    protan: 'Protan (no red cones)',
    deutan: 'Deutan (no green cones)',
    tritan: 'Tritan (no blue cones)',
  },
  visionShort: { normal: 'normal', protan: 'protan', deutan: 'deutan', tritan: 'tritan' },
  differenceTable: 'Least colour difference of every pair',
  isSafe: (least: string) => `Every pair differs by ΔE00 ${least} or more for everyone: safe.`,
  isUnsafe: (count: number) =>
    count === 1
      ? '1 pair is hard to tell apart for some (ΔE00 below 15).'
      : `${count} pairs are hard to tell apart for some (ΔE00 below 15).`,

  guarantee: 'Readable text from the base colour',
  guaranteeIntro:
    'Backgrounds and text in the hue of the base colour (kept within 2 degrees), with a contrast that is guaranteed.',
  target: 'Least contrast',
  targets: { '4.5': '4.5 (AA)', '7': '7 (AAA)' },
  sampleText: 'Readable text',
  light: 'Light',
  dark: 'Dark',
  copyPair: (text: string, background: string) => `Copy ${text} on ${background}`,

  tints: 'Tints and shades',
  tintsIntro:
    'One colour from light to dark in even OKLCH steps of the same hue. The colour itself is one of the steps.',
  tintsOf: 'Colour to step',
  colourAt: (index: string, hex: string) => `${Number(index) + 1}: ${hex.toUpperCase()}`,
  tintBase: (name: number) => `${name}, itself`,
  copyTints: 'Copy tints as CSS',

  gradient: 'Gradient',
  gradientIntro:
    'Mixed in OKLCH, so that it stays even and does not turn grey in the middle. The first line of the CSS is for browsers that cannot mix in OKLCH.',
  gradientFrom: 'From',
  gradientTo: 'To',
  gradientColours: 'Colours of the gradient',
  gradientRanges: { all: 'All five', two: 'Two of them' },
  gradientShape: 'Shape',
  gradientShapes: {
    'to right': 'To the right',
    'to bottom': 'Downwards',
    'to bottom right': 'To the corner',
    radial: 'Circle',
    conic: 'Around',
  },
  hueWay: 'Hues in between',
  hueWays: { shorter: 'Shorter way', longer: 'Longer way' },
  copyGradient: 'Copy gradient as CSS',

  exports: 'Export',
  exportNames: {
    css: 'CSS',
    scss: 'SCSS',
    tailwind: 'Tailwind CSS 4',
    json: 'Design tokens (JSON)',
    svg: 'SVG',
    gpl: 'GIMP palette (GPL)',
    png: 'PNG',
    ase: 'Adobe swatches (ASE)',
  },
  exportFormat: 'Format',
  copyExport: 'Copy',
  download: 'Download',
  binary: 'This format is a file: download it.',

  picture: 'From a picture',
  pictureHint: 'Its main colours become the palette. Drop or paste a picture anywhere on this page.',
  choosePicture: 'Choose a picture',
  pictureDrop: 'Drop a picture to take its colours',
  pictureWorking: 'Looking at the picture…',
  pictureFailed: (name: string) => `No colours could be taken from ${name}.`,
  pictureEmpty: 'Every part of it is transparent.',
  pictureReason: reasonOf,

  preview: 'Preview',
  previewIntro: 'A page in this palette, its text colours derived so that they can be read.',
  previewTitle: 'Fresh from the studio',
  previewText: 'Colours set the mood of a page before a word of it is read.',
  previewButton: 'Get started',
  previewLink: 'Read more',
  previewTags: ['New', 'Popular', 'Sale'] as readonly string[],

  about: 'More about these colours',
  howTo: 'How to Use',
  steps: [
    'Press Random Palette, or choose a base colour and a scheme.',
    'Lock what you like and go on; undo brings earlier palettes back.',
    'Check contrast and colour vision below.',
    'Copy the CSS variables, export, or save the palette.',
  ] as readonly string[],
}

export type Messages = Translated<typeof messages>
