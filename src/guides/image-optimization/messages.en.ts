import { formatFileSize } from '../../lib/files/file-size.ts'
import type { Translated } from '../../lib/text/i18n.ts'
import type { Card } from '../../registry/manifest.ts'

export const card: Card = {
  title: 'Image Optimization',
  description:
    'Resize first, then choose the format, then the quality: in this order, most images get much smaller.',
  keywords: 'photo picture jpeg png webp avif compress quality size web speed guide',
}

export const messages = {
  formats: {
    caption: 'Which format for what',
    head: ['Format', 'Good for', 'Transparency', 'Loses detail'] as readonly string[],
    rows: [
      ['JPEG', 'photos that open everywhere', 'no', 'yes'],
      ['PNG', 'drawings, screenshots, logos', 'yes', 'no'],
      ['WebP', 'photos and drawings on the web', 'yes', 'your choice'],
      ['AVIF', 'photos on the web, very small', 'yes', 'your choice'],
      ['SVG', 'icons, logos and charts made of shapes', 'yes', 'no'],
    ] as readonly (readonly string[])[],
  },
  support: {
    caption: 'Share of users whose browser supports the format, September 2026',
    head: ['Format', 'Share', 'Browsers'] as readonly string[],
    rows: [
      ['WebP', '97%', 'Chrome 32, Edge 18, Firefox 65, Safari 16 and later'],
      ['AVIF', '95%', 'Chrome 85, Edge 121, Firefox 93, Safari 16.4 and later'],
      ['JPEG XL', '15%, in part', 'Safari 17 and later, still images only'],
    ] as readonly (readonly string[])[],
  },
  sizes: {
    label: 'File sizes at the same visual quality: JPEG 100, WebP 66 to 75, AVIF about 50',
    caption:
      'The same photo at the same visual quality, as a percentage of the JPEG file. Savings vary from image to image.',
    about: (value: string) => `about ${value}`,
  },
  quality: {
    label: (quality: string) => `Quality: ${quality}`,
    alt: 'The image at the chosen quality: hills, a sun and a line of text',
    size: (bytes: number, share: number) =>
      `${formatFileSize(bytes, 'en')}, ${share}% of the file at quality 100`,
    refused: 'Your browser can’t encode images here.',
    caption: 'Your browser encodes this image again at every step, on your device.',
    use: 'Open this image in the compressor',
    sample: 'Small letters blur first',
  },
}

export type Messages = Translated<typeof messages>
