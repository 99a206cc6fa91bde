import { batch } from '../../features/image-batch/messages.en.ts'
import type { UnsupportedFormat } from '../../lib/image/image-error.ts'
import type { Translated } from '../../lib/text/i18n.ts'
import type { ToolCard } from '../../registry/manifest.ts'
import { formatName } from '../../ui/files/image-error/messages.en.ts'

const heicTerm = 'Converts HEIC photos from phones to JPG or PNG.'

export const card: ToolCard = {
  title: 'Image converter',
  description: 'Convert PNG to JPG, JPG to PNG, or any image to WebP or AVIF.',
  keywords:
    'image picture photo png jpg jpeg heic heif webp avif gif raw convert format change transparent white background lossless',
  terms: {
    heic: heicTerm,
    heif: heicTerm,
    webp: 'Converts images to WebP, and WebP to JPG or PNG.',
    avif: 'Converts images to AVIF, and AVIF to JPG or PNG.',
  },
  action: 'Convert',
}

const pixels = (count: number) => (count === 1 ? '1 pixel' : `${count} pixels`)

export const messages = {
  batch,
  title: 'PNG/JPG image converter',
  intro: 'Convert PNG to JPG and JPG to PNG, or any image to WebP or AVIF, on this device.',

  upload: {
    'png-to-jpg': 'Click to upload PNG images',
    'jpg-to-png': 'Click to upload JPG images',
    any: 'Click to upload images',
  },
  formats: {
    'png-to-jpg': 'PNG files. You can choose several.',
    'jpg-to-png': 'JPG and JPEG files. You can choose several.',
    any: 'HEIC, WebP, AVIF, GIF, raw photos and more. You can choose several.',
  },
  refusal: {
    'png-to-jpg': 'Please select a PNG file for this conversion.',
    'jpg-to-png': 'Please select a JPG/JPEG file for this conversion.',
    any: 'Please select image files for this conversion.',
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
    'any-to-jpg': 'HEIC and more to JPG',
    'any-to-png': 'HEIC and more to PNG',
    'any-to-webp': 'Images to WebP',
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

  type: 'Conversion type',
  types: {
    'png-to-jpg': 'PNG to JPG',
    'jpg-to-png': 'JPG to PNG',
    any: 'Any format',
  },
  target: 'Convert to',
  formatNames: { jpg: 'JPG', png: 'PNG', webp: 'WebP', avif: 'AVIF' },
  settings: 'Conversion settings',
  quality: (format: string, value: string) => `${format} quality: ${value}`,
  background: 'Transparent areas get a background, white by default: JPG has no transparency.',
  webp: 'Usually smaller than JPG and PNG, and keeps transparency. Every current browser opens it; some older programs don’t.',
  webpQuality:
    'Photos look about the same as a JPG of this quality. Screenshots, logos and drawings stay lossless if that takes no more space.',
  avif: 'Usually the smallest for photos, and keeps transparency, but takes a few seconds per image. Safari before 16.4 (2023), Edge before 121 (2024) and many programs can’t open it. The encoder, about 0.8 MB, loads the first time you use it.',
  avifQuality: 'Looks about the same as a JPG of this quality.',
  alwaysLossless: 'Always lossless',
  alwaysLosslessHint: 'No pixel looks different. A photo that was a JPG usually gets larger.',
  lossless: 'PNG is lossless: every pixel stays as it is.',
  smaller: 'Optimise file size',
  smallerHint:
    'Takes a few seconds per image; no pixel changes. Images over 4 megapixels are optimised only if you ask.',
  keepDetails: 'Keep metadata (location, camera)',
  keepDetailsHint:
    'When on, location, camera and time (EXIF), captions and ratings (XMP, IPTC) stay. When off, all of this is removed.',
  run: 'Convert',
  runAgain: 'Convert again',
  running: 'Converting...',

  empty: 'Upload images to convert',
  emptyHint: 'The result appears here beside the original, with its size.',
  zipName: (count: number, day: string) => `${count}-converted-images-${day}.zip`,

  changed: (changed: string, total: string) => `${changed} of ${total} pixels changed`,
  filled: 'Transparent areas were filled with white.',
  filledWith: (colour: string) => `Transparent areas were filled with ${colour}.`,
  skipped: 'Can be optimised further. This takes a while for an image of this size.',
  makeSmaller: 'Optimise it',
  unavailable: 'Couldn’t optimise: part of this page didn’t load. Check your connection and convert again.',

  withoutLoss: {
    cropped: 'Cropped losslessly.',
    turned: 'Rotated losslessly.',
    both: 'Cropped and rotated losslessly.',
  },
  furtherOut: (left: number, top: number) =>
    top === 0
      ? `The left edge is ${pixels(left)} further out, where a JPG block begins.`
      : left === 0
        ? `The top edge is ${pixels(top)} further out, where a JPG block begins.`
        : `The left edge is ${pixels(left)} further out and the top edge ${pixels(top)}, where JPG blocks begin.`,
  cropExactly: 'Crop exactly, with some loss',
  notLossless: {
    'incomplete-unit':
      'This JPG ends with part of a block, which can only stay at the right or bottom, so the edit isn’t lossless. It was saved again at the chosen quality.',
    'rare-jpeg':
      'This JPG is damaged or of a rare type, so the edit isn’t lossless. It was saved again at the chosen quality.',
  },

  howTo: 'How to Use',
  steps: [
    'Choose PNG to JPG, JPG to PNG or any format, such as HEIC, to JPG, PNG, WebP or AVIF.',
    'Upload images, drop them anywhere on the page or paste them.',
    'Choose the quality and, for JPG, the background. PNG is always lossless.',
    'Compare before and after, then download the results one by one or all as a ZIP.',
  ] as readonly string[],
}

export type Messages = Translated<typeof messages>
