import type { Translated } from '../../lib/text/i18n.ts'
import type { Card } from '../../registry/manifest.ts'

export const card: Card = {
  title: 'How to Use QR Codes',
  description:
    'Keep the text short, the contrast high and the edge empty, and test every code before you print it.',
  keywords: 'qr barcode scan camera menu wifi print size quiet zone guide',
}

export const messages = {
  anatomy: {
    label: 'A QR code with its parts numbered',
    parts: [
      'Three finder patterns tell the camera where the code is and which way up.',
      'Two timing patterns show how many rows and columns there are.',
      'The quiet space, or quiet zone, separates the code from its surroundings.',
    ] as readonly string[],
    caption: 'The rest is the text, with error correction that restores what dirt or glare hides.',
  },
  tiles: {
    title: 'Four of the generator’s ten types',
    items: [
      ['URL', 'https://example.org', 'Opens a page'],
      ['TEXT', 'Meet me at the lift', 'Shows the text'],
      ['PHONE', 'tel:+441632960000', 'Calls a number'],
      ['EMAIL', 'mailto:hello@example.org', 'Starts an email'],
    ] as readonly (readonly [kind: string, content: string, effect: string])[],
  },
  practices: {
    doTitle: 'Do',
    dos: [
      'Print at least 2x2 cm.',
      'Use high contrast: dark on light.',
      'Leave quiet space around the code.',
      'Test it with more than one phone.',
      'Use short URLs.',
      'Link to mobile-friendly pages.',
    ] as readonly string[],
    dontTitle: 'Don’t',
    donts: [
      'Print smaller to save space.',
      'Use light colours or light on dark.',
      'Let text or images touch the code.',
      'Stretch the code or cut its corners.',
      'Pack a long text into a small code.',
      'Link to a page that needs a wide screen.',
    ] as readonly string[],
  },
}

export type Messages = Translated<typeof messages>
