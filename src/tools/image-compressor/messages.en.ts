import { batch } from '../../features/image-batch/messages.en.ts'
import type { Translated } from '../../lib/text/i18n.ts'
import type { ToolCard } from '../../registry/manifest.ts'

const heicTerm = 'Opens HEIC photos from phones and saves them as smaller JPEG files.'

export const card: ToolCard = {
  title: 'Image compressor',
  description: 'Shrink images to a quality, a file size or an appearance.',
  keywords:
    'image picture photo jpg jpeg png webp avif compress shrink reduce resize size kb mb optimize heic heif iphone',
  terms: { heic: heicTerm, heif: heicTerm },
  limits: 'A target size can be 5 to 100,000 KB.',
  action: 'Compress',
}

export const messages = {
  batch,
  title: 'Image compressor',
  intro: 'Make images smaller at the quality you choose. Everything happens on this device.',

  upload: 'Click to upload images',
  formats: 'Any image, including HEIC and raw photos. You can choose several.',
  refusal: 'Please select a valid image file.',

  settings: 'Compression settings',
  goal: 'Compress to',
  goals: { quality: 'Quality', size: 'File size', look: 'Appearance', lossless: 'Lossless' },
  quality: (value: string) => `Quality: ${value}`,
  kilobytes: 'File size in KB',
  kilobytesHint: 'Results stay within this size if possible, and get as close to it as they can.',
  qualityPreset: 'How close to the original',
  qualityPresets: { same: 'No visible difference', good: 'Good', small: 'Smallest' },
  qualityPresetsHint: 'Each image gets only the quality it needs, so savings vary.',
  losslessHints: {
    jpeg: 'JPEG only: the same image in fewer bytes. No pixel changes, and HDR stays. Videos and extra images stay only if you keep metadata.',
    webp: 'No pixel looks different. Screenshots and drawings compress well; a photo that was a JPEG usually gets larger.',
    avif: 'No pixel looks different. Lossless WebP and PNG are usually smaller.',
    png: 'No pixel looks different. Screenshots and drawings compress well; a photo that was a JPEG usually gets larger.',
    auto: 'No pixel looks different. JPEG files stay JPEG, in fewer bytes. All others are saved as WebP or PNG, whichever is smaller.',
  },
  format: 'Format',
  formatNames: { jpeg: 'JPEG', webp: 'WebP', avif: 'AVIF', png: 'PNG', auto: 'Automatic' },
  formatHints: {
    webp: 'Usually smaller than JPEG, and keeps transparency. Every current browser opens it; some older programs don’t.',
    avif: 'Usually the smallest for photos, and keeps transparency, but takes longer to create. Opens in Chrome 85, Firefox 93, Safari 16.4 and Edge 121 or newer. Older browsers and many programs can’t show it.',
    png: 'Reduces the colours if the appearance allows. Good for screenshots and logos; keeps transparency.',
    auto: 'Saves each image as JPEG, WebP or PNG: the smallest with the same appearance, or the best appearance for a file size. Transparent images stay transparent. HDR photos are saved as JPEG, which keeps HDR.',
  },
  maxWidth: 'Max width',
  maxHeight: 'Max height',
  presets: 'Presets',
  presetNames: {
    fullHd: 'Full HD (1920 × 1080)',
    hd: 'HD (1280 × 720)',
    web: 'Web (800 × 600)',
  },
  boxHint: 'Larger images are scaled down to fit. Proportions are kept; nothing is enlarged.',
  keepDetails: 'Keep metadata (location, camera)',
  keepDetailsHint:
    'When on, location, camera and time (EXIF), captions and ratings (XMP, IPTC) stay. JPEG files also keep the video of a motion photo and, unless the image is scaled down or rotated, depth maps and extra images. When off, all of this is removed. HDR stays in JPEG files either way.',
  run: 'Compress',
  runAgain: 'Compress again',
  running: 'Compressing...',

  home: {
    busy: 'Compressing to see what it saves…',
    saves: (size: string, percent: string) => `Compressing saves ${size}, ${percent}`,
    savesSoFar: (size: string, percent: string) => `Compressing saves ${size} so far, ${percent}`,
    notSmaller: 'Compressing doesn’t make them smaller',
    none: 'None of these can be compressed',
    more: (count: number) => (count === 1 ? 'and 1 more file' : `and ${count} more files`),
  },

  empty: 'Upload images to compress',
  emptyHint: 'The result appears here beside the original, with its size.',
  zipName: (count: number, day: string) => `${count}-compressed-images-${day}.zip`,

  shownSmaller: 'The original is too large to show in full, so it’s scaled down here.',
  notSmaller: 'The result isn’t smaller than the original.',
  original: 'Download the original',
  target: (size: string) => `Target ${size}`,
  originalSize: (size: string) => `Original ${size}`,
  targetReading: (size: string, target: string, original: string) =>
    `${size}; target: at most ${target}; original: ${original}`,
  missed: (size: string) => `Couldn’t reach ${size}. This is the smallest possible.`,
  qualityMissed: 'Couldn’t match this appearance. This is the closest possible.',
  shrunk: 'Resized to meet the target file size.',
  unchanged: (changed: string, total: string) => `${changed} of ${total} pixels changed`,
  notJpeg:
    'Only JPEG files can be compressed to JPEG losslessly. This file was saved as a JPEG that looks the same.',
  rareJpeg: 'This type of JPEG can’t be compressed losslessly. It was compressed to look the same.',
  estimated: (similarity: string) => `Visual match: about ${similarity}/100`,

  formatSizes: 'Size in each format',
  formatLooks: 'Visual match in each format at this size',
  formatLook: (similarity: string) => `match: about ${similarity}/100`,
  fewerPixels: 'fewer pixels',
  tooLarge: 'too large',
  about: (size: string) => `about ${size}`,
  otherFormats: {
    webp: 'Couldn’t save this image as WebP, so it was saved as JPEG.',
    avif: 'Couldn’t save this image as AVIF, so it was saved as JPEG. Either it’s over 25 megapixels (16 for lossless), the encoder didn’t load or ran out of memory, or your browser can’t open AVIF.',
    png: 'Couldn’t save this image as PNG, so it was saved as JPEG.',
    auto: 'Couldn’t try other formats for this image, so it was saved as JPEG.',
  },

  howTo: 'How to Use',
  steps: [
    'Upload images, drop them anywhere on the page or paste them.',
    'Choose a quality, file size, appearance or lossless, then the format. Set maximum dimensions if you need them.',
    'Compare before and after with the slider.',
    'Download the results one by one or all as a ZIP.',
  ] as readonly string[],
}

export type Messages = Translated<typeof messages>
