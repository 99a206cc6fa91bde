import { batch } from '../../features/image-batch/messages.en.ts'
import type { UnsupportedFormat } from '../../lib/image/image-error.ts'
import type { Translated } from '../../lib/text/i18n.ts'
import type { ToolCard } from '../../registry/manifest.ts'
import { formatName } from '../../ui/files/image-error/messages.en.ts'

const heicTerm = 'Turns HEIC photos from phones into JPG or PNG.'

export const card: ToolCard = {
  title: 'Image converter',
  description: 'Turn PNG into JPG, JPG into PNG, or any picture into WebP or AVIF.',
  keywords:
    'image picture photo png jpg jpeg heic heif webp avif gif raw convert format change transparent white background lossless',
  terms: {
    heic: heicTerm,
    heif: heicTerm,
    webp: 'Turns pictures into WebP, and WebP into JPG or PNG.',
    avif: 'Turns pictures into AVIF, and AVIF into JPG or PNG.',
  },
  action: 'Convert',
}

const pixels = (count: number) => (count === 1 ? '1 pixel' : `${count} pixels`)

export const messages = {
  batch,
  title: 'PNG/JPG Image Converter',
  intro: 'Convert PNG to JPG and JPG to PNG, or any picture to WebP or AVIF, on this device.',

  upload: {
    'png-to-jpg': 'Click to upload PNG images',
    'jpg-to-png': 'Click to upload JPG images',
    any: 'Click to upload images',
  },
  formats: {
    'png-to-jpg': 'PNG files; many at once',
    'jpg-to-png': 'JPG and JPEG files; many at once',
    any: 'HEIC, WebP, AVIF, GIF, raw photos and more; many at once',
  },
  refusal: {
    'png-to-jpg': 'Please select a PNG file for this conversion.',
    'jpg-to-png': 'Please select a JPG/JPEG file for this conversion.',
    any: 'Please select picture files for this conversion.',
  },
  switchFor: {
    'png-to-jpg': (count: number) =>
      count === 1 ? 'Convert this PNG to JPG' : `Convert these ${count} PNG files to JPG`,
    'jpg-to-png': (count: number) =>
      count === 1 ? 'Convert this JPG to PNG' : `Convert these ${count} JPG files to PNG`,
    any: (count: number, format: string) =>
      count === 1 ? `Convert this file to ${format}` : `Convert these ${count} files to ${format}`,
  },
  begin: {
    'png-to-jpg': 'Convert PNG to JPG instead',
    'jpg-to-png': 'Convert JPG to PNG instead',
    'any-to-jpg': 'HEIC and others to JPG',
    'any-to-png': 'HEIC and others to PNG',
    'any-to-webp': 'Pictures to WebP',
  },
  setAside: {
    'png-to-jpg': (count: number) =>
      `${count === 1 ? '1 PNG file was' : `${count} PNG files were`} set aside.`,
    'jpg-to-png': (count: number) =>
      `${count === 1 ? '1 JPG file was' : `${count} JPG files were`} set aside.`,
    any: (count: number) => `${count === 1 ? '1 file was' : `${count} files were`} set aside.`,
  },
  bringBack: 'Bring back',
  otherKind: (format: UnsupportedFormat) => `This is a ${formatName(format)} file.`,

  type: 'Conversion Type',
  types: {
    'png-to-jpg': 'PNG to JPG',
    'jpg-to-png': 'JPG to PNG',
    any: 'Any format',
  },
  target: 'Convert to',
  formatNames: { jpg: 'JPG', png: 'PNG', webp: 'WebP', avif: 'AVIF' },
  settings: 'Conversion Settings',
  quality: (format: string, value: string) => `${format} Quality: ${value}`,
  background: 'Transparent areas get a background, white at first, because JPG has no transparency.',
  webp: 'Usually smaller than JPG and PNG, and keeps transparency. Every current browser opens it; some older programs do not.',
  webpQuality:
    'For photos, about the look of a JPG of this quality. Screenshots, logos and drawings stay lossless where that takes no more space.',
  avif: 'Usually the smallest for photos, and keeps transparency, but takes some seconds a picture. Safari before 16.4 (2023) and Edge before 121 (2024) do not open it, nor do many programs. The part that makes it, about 0.8 MB, is loaded when it is first used.',
  avifQuality: 'About the look of a JPG of this quality.',
  alwaysLossless: 'Always lossless',
  alwaysLosslessHint: 'No pixel looks different. A photo that was a JPG usually grows.',
  lossless: 'PNG is lossless: every pixel stays as it is.',
  smaller: 'Smaller file',
  smallerHint:
    'Takes some seconds a picture and changes no pixel. Pictures above 4 megapixels wait until you ask.',
  keepDetails: 'Keep photo details (location, camera)',
  keepDetailsHint:
    'On: place, camera and time (EXIF) stay, and captions and ratings (XMP, IPTC) too. Off: all of it is left out.',
  run: 'Convert',
  runAgain: 'Convert again',
  running: 'Converting...',

  empty: 'Upload images to convert',
  emptyHint: 'The result appears here beside the original, with its size.',
  zipName: (count: number, day: string) => `${count}-converted-images-${day}.zip`,

  changed: (changed: string, total: string) => `${changed} of ${total} pixels changed`,
  filled: 'Transparent areas were filled with white.',
  filledWith: (colour: string) => `Transparent areas were filled with ${colour}.`,
  skipped: 'Could be made smaller, which takes a while for a picture of this size.',
  makeSmaller: 'Make it smaller',
  unavailable: 'Not made smaller: a part of this page could not be loaded. Connect and convert again.',

  withoutLoss: {
    cropped: 'Cropped without loss.',
    turned: 'Rotated without loss.',
    both: 'Cropped and rotated without loss.',
  },
  furtherOut: (left: number, top: number) =>
    top === 0
      ? `The left edge lies ${pixels(left)} further out, where a block of the JPG begins.`
      : left === 0
        ? `The top edge lies ${pixels(top)} further out, where a block of the JPG begins.`
        : `The left edge lies ${pixels(left)} further out and the top edge ${pixels(top)}, where blocks of the JPG begin.`,
  cropExactly: 'Crop exactly, with some loss',
  notLossless: {
    'incomplete-unit':
      'Not without loss: this JPG ends with part of a block, which can only stay at the right or at the bottom. It was saved anew at the chosen quality.',
    'rare-jpeg':
      'Not without loss: this JPG is damaged or of a rare kind. It was saved anew at the chosen quality.',
  },

  howTo: 'How to Use',
  steps: [
    'Choose PNG to JPG, JPG to PNG or any format, such as HEIC, to JPG, PNG, WebP or AVIF.',
    'Upload images, drop them anywhere on the page or paste them.',
    'Choose the quality, and for a JPG the background; a PNG is always lossless.',
    'Compare before and after, then download the results one by one or all as a ZIP.',
  ] as readonly string[],
}

export type Messages = Translated<typeof messages>
