import { batch } from '../../features/image-batch/messages.en.ts'
import type { Translated } from '../../lib/text/i18n.ts'
import type { ToolCard } from '../../registry/manifest.ts'

const heicTerm = 'Opens HEIC photos from phones and makes smaller JPEG files of them.'

export const card: ToolCard = {
  title: 'Image compressor',
  description: 'Make pictures smaller, to a quality, a file size or a look.',
  keywords:
    'image picture photo jpg jpeg png webp avif compress shrink reduce resize size kb mb optimize heic heif iphone',
  terms: { heic: heicTerm, heif: heicTerm },
  limits: 'A target size can be 5 to 100,000 KB.',
  action: 'Compress',
}

export const messages = {
  batch,
  title: 'Image Compressor',
  intro: 'Make images smaller at the quality you choose. Everything happens on this device.',

  upload: 'Click to upload images',
  formats: 'Any image, also HEIC and raw photos; many at once',
  refusal: 'Please select a valid image file.',

  settings: 'Compression Settings',
  goal: 'Compress to',
  goals: { quality: 'Quality', size: 'File size', look: 'Look', lossless: 'Lossless' },
  quality: (value: string) => `Quality: ${value}`,
  kilobytes: 'File size in KB',
  kilobytesHint: 'Never more than this, and as close to it as possible.',
  qualityPreset: 'How it should look',
  qualityPresets: { same: 'The same', good: 'Good', small: 'Small' },
  qualityPresetsHint:
    'Every picture gets what it needs for this look: some are made much smaller than others.',
  losslessHints: {
    jpeg: 'For JPEG files: the same picture packed into fewer bytes. No pixel changes, and HDR stays. A video or further pictures stay with the photo details.',
    webp: 'No pixel looks different. Screenshots and drawings become small; a photo that was a JPEG usually grows.',
    avif: 'No pixel looks different. WebP and PNG without loss are usually smaller.',
    png: 'No pixel looks different. Screenshots and drawings become small; a photo that was a JPEG usually grows.',
    auto: 'No pixel looks different. JPEG files stay JPEG, packed into fewer bytes; all others become WebP or PNG, whichever is smaller.',
  },
  format: 'Format',
  formatNames: { jpeg: 'JPEG', webp: 'WebP', avif: 'AVIF', png: 'PNG', auto: 'Automatic' },
  formatHints: {
    webp: 'Usually smaller than JPEG, and keeps transparency. Every current browser opens it; some older programs do not.',
    avif: 'Usually the smallest for photos, and keeps transparency, but slow to make. Opens in Chrome 85, Firefox 93, Safari 16.4 and Edge 121 or newer; older browsers and many programs show nothing.',
    png: 'With as few colours as the look needs, or all of them. Good for screenshots and logos; keeps transparency.',
    auto: 'Each picture as JPEG, WebP or PNG: the smallest for the same look, or the best look for a file size. Transparent pictures stay transparent, and HDR photos become JPEG files, which keep HDR.',
  },
  maxWidth: 'Max Width',
  maxHeight: 'Max Height',
  presets: 'Presets',
  presetNames: {
    fullHd: 'Full HD (1920 × 1080)',
    hd: 'HD (1280 × 720)',
    web: 'Web (800 × 600)',
  },
  boxHint: 'Larger pictures are scaled down to fit. The aspect ratio is kept, and nothing is enlarged.',
  keepDetails: 'Keep photo details (location, camera)',
  keepDetailsHint:
    'On: place, camera and time (EXIF) stay, as do captions and ratings (XMP, IPTC); in JPEG files also the video of a motion photo and, where the picture is neither scaled down nor rotated, depth maps and further pictures. Off: all of it is left out. HDR stays in JPEG files either way.',
  run: 'Compress',
  runAgain: 'Compress again',
  running: 'Compressing...',

  home: {
    busy: 'Compressing to see what it saves…',
    saves: (size: string, percent: string) => `Compressing saves ${size}, ${percent}`,
    savesSoFar: (size: string, percent: string) => `Compressing saves ${size} so far, ${percent}`,
    notSmaller: 'Compressing does not make them smaller',
    none: 'None of this can be compressed',
    more: (count: number) => (count === 1 ? 'and 1 more file' : `and ${count} more files`),
  },

  empty: 'Upload images to compress',
  emptyHint: 'The result appears here beside the original, with its size.',
  zipName: (count: number, day: string) => `${count}-compressed-images-${day}.zip`,

  shownSmaller: 'The original is too large to be shown whole. It is shown here scaled down.',
  notSmaller: 'The result is not smaller than the original.',
  original: 'Download the original',
  target: (size: string) => `Target ${size}`,
  originalSize: (size: string) => `Original ${size}`,
  targetReading: (size: string, target: string, original: string) =>
    `${size}; target: at most ${target}; original: ${original}`,
  missed: (size: string) => `It does not get down to ${size}; this is the smallest there is.`,
  qualityMissed: 'This look cannot be reached; this is the closest there is.',
  shrunk: 'Fewer pixels, to meet the file size.',
  unchanged: (changed: string, total: string) => `${changed} of ${total} pixels changed`,
  notJpeg:
    'Only JPEG files become smaller JPEG files without loss. This one became a JPEG that looks the same.',
  rareJpeg: 'This JPEG cannot be packed without loss. It was compressed to look the same.',
  estimated: (similarity: string) => `Look: about ${similarity} of 100`,

  formatSizes: 'What each format takes',
  formatLooks: 'What each format makes of this size',
  formatLook: (similarity: string) => `look: about ${similarity}`,
  fewerPixels: 'fewer pixels',
  tooLarge: 'too large',
  about: (size: string) => `about ${size}`,
  otherFormats: {
    webp: 'This picture could not become a WebP file. It became a JPEG.',
    avif: 'This picture could not become an AVIF file: it has more than 25 megapixels (16 without loss), the encoder could not be loaded or ran out of memory, or this browser does not open AVIF. It became a JPEG.',
    png: 'This picture could not become a PNG file. It became a JPEG.',
    auto: 'No other format could be tried for this picture. It became a JPEG.',
  },

  howTo: 'How to Use',
  steps: [
    'Upload images, drop them anywhere on the page or paste them.',
    'Choose a quality, a file size or a look and the maximum dimensions, or lossless; then the format.',
    'Compare before and after with the slider.',
    'Download the results one by one or all as a ZIP.',
  ] as readonly string[],
}

export type Messages = Translated<typeof messages>
