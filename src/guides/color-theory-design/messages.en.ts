import type { Translated } from '../../lib/text/i18n.ts'
import type { Card } from '../../registry/manifest.ts'

export const card: Card = {
  title: 'Color Theory for Design',
  description: 'Choose one main hue, give every colour a job, and measure contrast instead of guessing.',
  keywords: 'colour palette harmony contrast wcag oklch hsl hex rgb accessibility wheel guide',
}

const list = new Intl.ListFormat('en', { style: 'narrow' })
const number = new Intl.NumberFormat('en', { minimumFractionDigits: 2 })

export const messages = {
  trap: {
    label: 'Six pure hues with the same HSL lightness of 50%, above the greys of the same luminance',
    colours: 'HSL lightness 50%',
    greys: 'greys of the same luminance',
    caption: 'Top: pure hues with the same HSL lightness. Bottom: how bright each one is to the eye.',
  },
  wheel: {
    scheme: 'Scheme',
    schemes: {
      complementary: 'Complementary',
      analogous: 'Analogous',
      triadic: 'Triadic',
      split: 'Split complementary',
      tetradic: 'Tetradic',
      ours: 'Our generator',
    },
    hue: (hue: number) => `Hue: ${hue}°`,
    label: (hues: readonly string[]) => `Colour wheel with marks at ${list.format(hues)}`,
    caption: 'Hues in OKLCH at the same lightness and chroma. The large mark is the main hue.',
  },
  contrast: {
    caption: 'Minimum contrast in WCAG 2.2',
    head: ['What', 'Level AA', 'Level AAA'] as readonly string[],
    rows: [
      ['Text', '4.5 : 1', '7 : 1'],
      ['Large text: from 24 px, or from 18.66 px in bold', '3 : 1', '4.5 : 1'],
      ['Edges of controls, parts of charts', '3 : 1', 'no rule'],
    ] as readonly (readonly string[])[],
  },
  checker: {
    text: 'Text colour',
    background: 'Background',
    sample: 'Can you read this?',
    ratio: (ratio: number) => `Contrast ${number.format(ratio)} : 1`,
    uses: { text: 'Text', large: 'Large text', controls: 'Controls', aaa: 'Text, level AAA' },
    enough: 'passes',
    notEnough: 'fails',
    use: 'Make a palette from the text colour',
    caption: 'Change the colours to see where the limits are.',
  },
}

export type Messages = Translated<typeof messages>
