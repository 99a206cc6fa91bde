import type { Translated } from '../../lib/text/i18n.ts'
import type { ToolCard } from '../../registry/manifest.ts'
import { reasonOf } from '../../ui/files/image-error/messages.en.ts'
import type { PageOrientation } from './core/settings.ts'

const heicTerm = 'Combines HEIC photos from phones into a PDF.'

export const card: ToolCard = {
  title: 'Photo to PDF',
  description: 'Combine photos into one PDF, one photo per page.',
  keywords: 'image picture jpg jpeg png webp document scan merge combine pages convert heic heif iphone',
  terms: { heic: heicTerm, heif: heicTerm },
  action: 'To PDF',
}

const orientations = { portrait: 'Portrait', landscape: 'Landscape' }

const photos = (count: number) => (count === 1 ? '1 photo' : `${count} photos`)

export const messages = {
  title: 'Photo to PDF Converter',
  intro:
    'Convert multiple photos into a single PDF document. Upload images, arrange them, and customize the layout.',

  upload: 'Click to upload photos',
  formats: 'PNG, JPG, JPEG, WebP formats supported',
  drop: 'Drop photos to add them to the PDF',
  checking: 'Checking photos',
  added: (count: number) => `${photos(count)} added`,
  refused: 'Please select valid image files (PNG, JPG, JPEG, WebP, etc.)',
  damaged: 'Couldn’t add these photos.',
  moreRefused: (count: number) => (count === 1 ? '1 more file' : `${count} more files`),
  pageOf: (name: string, page: number, pages: number) => `${name} · page ${page} of ${pages}`,
  notAllPages: 'Not all pages were added.',
  firstPages: (limit: number, pages: number) => `Only pages 1 to ${limit} of ${pages} were added.`,
  recover: 'Recover what can be read',
  recoverOf: (name: string) => `Recover what can be read in ${name}`,
  reason: reasonOf,

  selected: (count: number) => `Selected Photos (${count})`,
  sum: (count: number, size: string) => `${photos(count)} · ${size}`,
  remove: (name: string) => `Remove ${name}`,
  removed: (name: string) => `${name} removed`,
  removedAll: (count: number) => `${photos(count)} removed`,

  settings: 'PDF Settings',
  pageSize: 'Page Size',
  pageSizes: {
    A4: 'A4 (210 × 297 mm)',
    Letter: 'Letter (216 × 279 mm)',
    A3: 'A3 (297 × 420 mm)',
    photo: 'Same size as the photo',
  },
  perPage: 'Photos per page',
  photosOnPage: (count: number) => `${photos(count)} per page`,
  largestSize: 'Maximum file size',
  anySize: 'Any size',
  otherSize: 'Custom size',
  largestKilobytes: 'Maximum file size in KB',
  largestKilobytesHint: '1 MB is 1,024 KB.',
  atMost: (size: string) => `at most ${size}`,
  cleanUp: 'Clean up scans',
  cleanUpHint: 'Finds and straightens pages and removes shadows. Photos printed on them turn pale.',
  scans: { none: 'As photographed', gray: 'Greyscale', 'black-and-white': 'Black and white' },
  /** As one of several words on the pages. */
  scansInFormat: { gray: 'greyscale', 'black-and-white': 'black and white' },
  photoPages: 'pages the same size as their photo',
  borderless: 'No margin',
  borderlessHint: 'Photos reach the edge of the page.',
  fileName: 'File name',
  orientation: 'Orientation',
  orientations,
  millimetres: (value: number) => `${value} mm`,
  margin: (value: string) => `Margin: ${value}`,
  keepDetails: 'Keep metadata (location, camera)',
  keepDetailsHint: 'When off, location and camera details are left out of the PDF.',
  convert: 'Convert to PDF',
  converting: 'Converting...',
  documentTitle: 'Photos',

  empty: 'Upload photos to create PDF',
  emptyHint: 'Select multiple images and convert them into a single PDF document',

  ready: 'PDF Ready',
  created: 'PDF Successfully Created!',
  converted: (count: number) => `${photos(count)} converted`,
  madeSmaller: (count: number, total: number) => `${count} of ${photos(total)} compressed`,
  madeSmallerBare: (count: number, total: number) =>
    `${count} of ${photos(total)} compressed, without metadata`,
  format: (pageSize: string, orientation: PageOrientation) =>
    `${pageSize}, ${orientations[orientation].toLowerCase()}`,
  dragOut: 'Drag it to the desktop or a folder to save it',
  download: 'Download PDF',
  announceReady: (pages: number, size: string) =>
    `PDF ready, ${pages === 1 ? '1 page' : `${pages} pages`}, ${size}`,

  howTo: 'How to Use',
  steps: [
    'Upload your photos.',
    'Arrange them with the arrow buttons, or drag them into order.',
    'Choose page size, orientation and margin.',
    'Click Convert to PDF and download the document.',
  ] as readonly string[],
}

export type Messages = Translated<typeof messages>
