import type { Translated } from '../../lib/text/i18n.ts'
import type { Card } from '../../registry/manifest.ts'

export const card: Card = {
  title: 'BMI and Health Tracking',
  description:
    'BMI is a screening measure, not a diagnosis: measure the same way each week, and look at the trend.',
  keywords: 'body mass index weight height health waist calories guide',
}

const categories = {
  underweight: 'Underweight',
  normal: 'Normal weight',
  overweight: 'Overweight',
  obese: 'Obese',
}

const number = new Intl.NumberFormat('en')
const oneDecimal = new Intl.NumberFormat('en', { minimumFractionDigits: 1 })

export const messages = {
  categories: {
    caption: 'BMI categories for adults',
    head: ['Category', 'BMI'] as readonly string[],
    rows: [
      ['Underweight', 'under 18.5'],
      ['Normal weight', '18.5 to under 25'],
      ['Overweight', '25 to under 30'],
      ['Obese', '30 and over'],
    ] as readonly (readonly string[])[],
  },
  scale: {
    height: (value: number) => `Height: ${value} cm`,
    weight: (value: number) => `Weight: ${value} kg`,
    result: (bmi: number, category: keyof typeof categories) =>
      `BMI ${oneDecimal.format(bmi)}: ${categories[category]} range`,
    border: (bmi: number) => number.format(bmi),
    label: 'Scale from 15 to 40 with the four ranges',
    caption: 'An example for adults. Nothing you set here is saved.',
  },
  practices: {
    doTitle: 'Do',
    dos: [
      'Measure the same way each week.',
      'Look at the trend over many weeks.',
      'Measure your waist too.',
      'Talk to a doctor if the number worries you.',
    ] as readonly string[],
    dontTitle: 'Don’t',
    donts: [
      'Judge by a single day.',
      'Compare yourself with others.',
      'Use adult categories for children.',
      'Treat the energy estimate as a target.',
    ] as readonly string[],
  },
  trend: {
    label: 'Ten weeks of daily weights: daily values vary, and the line through them falls slowly',
    days: 'Daily values',
    mean: 'Seven-day mean',
    caption:
      'Made-up values: individual days vary by a kilogram, and the seven-day mean shows the direction.',
  },
}

export type Messages = Translated<typeof messages>
