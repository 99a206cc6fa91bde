import type { Translated } from '../../lib/text/i18n.ts'
import { createCounted } from '../../lib/text/plural.ts'
import type { ToolCard } from '../../registry/manifest.ts'
import { textFileReason } from '../../ui/files/text-file/messages.en.ts'
import type { ChildCategory } from './core/children/percentile.ts'
import type { Category } from './core/measures/bmi.ts'
import type { WaistBand } from './core/measures/waist.ts'
import type { ImportFailure } from './history/start-import.ts'

export const card: ToolCard = {
  title: 'BMI calculator',
  description: 'Body mass index with weight range, energy need and a history.',
  keywords: 'body mass index weight height kg lb stone calories health percentile child waist',
}

const categories: Readonly<Record<Category | 'none', string>> = {
  underweight: 'Underweight',
  normal: 'Normal weight',
  overweight: 'Overweight',
  obese: 'Obese',
  none: 'No category',
}

const childCategories: Readonly<Record<ChildCategory, string>> = {
  underweight: 'Underweight (below the 5th percentile)',
  healthy: 'Healthy weight (5th to below the 85th percentile)',
  overweight: 'Overweight (85th to below the 95th percentile)',
  obesity: 'Obesity (95th percentile or above)',
  'severe-obesity': 'Severe obesity (120% of the 95th percentile or above)',
}

const waistBands: Readonly<Record<WaistBand, string>> = {
  low: 'below the range of 0.4 to 0.49 that counts as healthy',
  healthy: 'in the healthy range of 0.4 to 0.49',
  increased: 'in the range of 0.5 to 0.59, with an increased risk to health',
  'further-increased': '0.6 or more, with a further increased risk to health',
}

const results = (count: number) => (count === 1 ? '1 result' : `${count} results`)

const counted = createCounted('en')
const year = { one: 'year', other: 'years' }
const month = { one: 'month', other: 'months' }

export const messages = {
  title: 'BMI Calculator',
  intro: 'Body mass index with its category, a weight range and a history that stays on this device.',

  yourData: 'Your data',
  units: 'Units',
  unitSystems: { metric: 'kg, cm', imperial: 'st, ft', us: 'lb, ft' },
  weight: 'Weight',
  height: 'Height',
  waist: 'Waist',
  optional: 'optional',
  age: 'Age',
  years: 'years',
  months: 'Months',
  monthsHint: 'Full months since the last birthday, for the percentile.',
  gender: 'Gender',
  genders: { male: 'Male', female: 'Female' },
  unitNames: { kg: 'kg', cm: 'cm', st: 'st', lb: 'lb', ft: 'ft', in: 'in' },
  fieldOf: (label: string, unit: string) => `${label} (${unit})`,
  calculate: 'Calculate',
  savedHint: 'Calculate also adds the result to the history.',
  notSavedHint: 'Results are not kept: the history is switched off.',
  invalid: 'Please enter valid values for weight, height, and age.',
  invalidField: {
    weight: 'Enter a number above 0, such as 70 or 70.5.',
    height: 'Enter a number above 0, such as 175.',
    age: 'Enter a number of years, such as 30.',
  },
  doubt: (weight: string, height: string, age: string) => `${weight}, ${height} and ${age}?`,
  doubtText: 'That is very rare. Please check your entries.',
  swappedText: 'Did you swap weight and height?',
  swap: 'Swap weight and height',
  takeHeight: (centimetres: string) => `Use ${centimetres} cm`,
  confirm: 'Yes, that is right',
  kilograms: (value: string) => `${value} kg`,
  inches: (value: string) => `${value} in`,
  centimetres: (value: string) => `${value} cm`,
  stones: (stones: string, pounds: string) => `${stones} st ${pounds} lb`,
  pounds: (value: string) => `${value} lb`,
  feet: (feet: string, inches: string) => `${feet} ft ${inches} in`,
  yearsOld: (value: string) => (value === '1' ? '1 year' : `${value} years`),

  result: 'Result',
  empty: 'Your BMI appears here',
  emptyHint: 'Enter weight, height and age. It is calculated while you type.',
  bmi: 'BMI',
  categories,
  childCategories,
  obesityClass: (level: number) => `Class ${level}`,
  scale: (bmi: string, category: string) => `Scale from 15 to 40: ${bmi}, ${category}`,
  normalWeight: (height: string, from: string, to: string) =>
    `At ${height} cm, adults of ${from} to ${to} kg have a normal weight.`,
  childScale: (bmi: string) => `Scale from 15 to 40: ${bmi}`,
  sentences: {
    underweight: 'A BMI in the underweight range. If this is new or unplanned, a doctor can look into it.',
    normal: 'A BMI in the normal range for adults.',
    overweight: 'A BMI in the overweight range. Muscle counts too: the number cannot tell.',
    obese: 'A BMI in the obesity range. What it means for you, a doctor or nurse can tell best.',
  },
  lowerPoint: (point: string) =>
    `The WHO’s additional points for action in Asian populations: ${point} has been reached.`,
  noLowerPoint: 'Below the first of the WHO’s additional points for action in Asian populations (23).',
  lowerPointAbove: (point: string) => `${point} kg/m²`,
  percentile: 'Percentile',
  aboveTable: 'above 97',
  belowTable: 'below 3',
  percentileText: (value: string, age: string, gender: 'male' | 'female') =>
    `Of 100 ${gender === 'male' ? 'boys' : 'girls'} of ${age} in the reference group, ${value} had a lower BMI (CDC growth charts 2000).`,
  moreThan97: 'more than 97',
  fewerThan3: 'fewer than 3',
  genderForPercentile: 'Choose a gender to see the percentile: it differs between girls and boys.',
  ofThe95th: (percent: string) => `${percent}% of the BMI at the 95th percentile.`,
  underTwo: 'Under two years no BMI category is used. A paediatrician follows weight and length instead.',
  childNote: 'Under 20 years the adult categories do not apply; age and sex decide.',
  monthsAndYears: (years: number, months: number) =>
    [counted(years, year), ...(months === 0 ? [] : [counted(months, month)])].join(' and '),
  range: 'Weight range',
  rangeOf: (from: string, to: string) => `${from} – ${to}`,
  rangeNote: 'for a BMI of 18.5 to 24.9 at this height',
  childRangeNote: 'for the 5th to the 85th percentile at this height and age',
  energy: 'Daily calories',
  kilocalories: (value: string) => `about ${value} kcal`,
  energyNote: (spread: number, basal: string) =>
    `An estimate for a mostly sitting day, not a target: revised Harris-Benedict formula (Roza and Shizgal, 1984), about ${basal} kcal at rest, times 1.2. For 95 of 100 people the need at rest lies within ±${spread} kcal of it.`,
  genderForEnergy: 'Choose a gender to see the daily calories.',
  waistRatio: 'Waist to height',
  waistBands,
  waistNote: 'Ranges of NICE. Not in pregnancy.',
  waistNotUsed: 'The ratio is not used from a BMI of 35 on, nor under five years.',
  announce: (bmi: string, category: string) => `BMI ${bmi}, ${category}`,
  caution: [
    'BMI compares your weight with your height. It is a screening number, not a diagnosis: it cannot see muscle, bone, age or where fat is stored.',
    'The adult categories are for 20 years and over. They do not apply in pregnancy and may mislead for very muscular people and older adults.',
    'If the number worries you, a doctor or nurse can look at the whole picture. If food or weight is taking over your thoughts, talk to someone you trust or a helpline in your country.',
  ] as readonly string[],
  cautionTitle: 'What BMI can and cannot say',

  history: 'History',
  historyEmpty: 'Results that you calculate are listed here, the last 10 of them.',
  waistNotGiven: 'not entered',
  chartEmpty: 'Your results over time appear here once you calculate.',
  chart: (count: number) => (count === 1 ? 'Chart of 1 result' : `Chart of the last ${count} results`),
  adults: '20 years and over',
  young: 'Under 20 years',
  byPercentile: (category: string) => `${category} (percentile)`,
  date: 'Date',
  category: 'Category',
  remove: (date: string) => `Remove the result of ${date}`,
  clear: 'Clear history',
  cleared: 'History cleared',
  removed: 'Result removed',
  saveResults: 'Keep results on this device',
  saveResultsHint: 'The last 10 results, in this browser only.',
  exportCsv: 'Export CSV',
  importCsv: 'Import CSV',
  reading: 'Reading',
  imported: (count: number, name: string) => `${results(count)} imported from ${name}.`,
  haveGone: (count: number) =>
    `${results(count)} no longer ${count === 1 ? 'fits' : 'fit'} and ${count === 1 ? 'is' : 'are'} gone.`,
  tooOld: (count: number) =>
    `${results(count)} of the file ${count === 1 ? 'was' : 'were'} left out: the history keeps the newest 10.`,
  readAs: {
    'day-first': 'Dates were read with the day first.',
    'month-first': 'Dates were read with the month first.',
  },
  whichOrder: (example: string) => `Which day is ${example}?`,
  whichOrderText: 'The dates of this file can be read in two ways. Choose the right one.',
  dateOrders: { 'day-first': 'Day first', 'month-first': 'Month first' },
  wouldDrop: (count: number) => `Importing would drop ${results(count)} of yours`,
  wouldDropText: (count: number, name: string) =>
    `The history keeps the newest 10, and ${name} holds ${results(count)} that would come in. These would go:`,
  importAnyway: (count: number) => `Import and drop ${count}`,
  importFailed: (name: string) => `${name} could not be imported`,
  importReason: (why: ImportFailure['why']): string => {
    if (why === 'no-table')
      return 'The first line of the file must name the columns date, weight_kg, height_cm, age_years and gender, as in a file that was exported here.'
    if (why === 'too-many-rows') return 'The file has more than 50,000 rows. Leave out the older ones.'
    return textFileReason(why, '5 MB')
  },
  importPartly: (name: string) => `Some lines of ${name} were left out`,
  refusedRows: {
    values: (lines: string) => `No valid weight, height, age or gender in line ${lines}.`,
    date: (lines: string) => `No valid date in line ${lines}. Write it as 2026-01-31.`,
    future: (lines: string) => `A date in the future in line ${lines}.`,
    rare: (lines: string) => `Very rare values, probably mistyped, in line ${lines}.`,
  },
  andMore: (lines: string, more: number) => `${lines} and ${more} more`,
  fileName: 'bmi-history.csv',

  table: 'BMI categories',
  tableNote: 'For adults of 20 years and over (WHO).',
  bmiRange: 'BMI',
  below: (to: string) => `below ${to}`,
  from: (from: string) => `${from} or more`,
  between: (from: string, to: string) => `${from} to below ${to}`,
  classes: 'Obesity is divided further: class 1 from 30, class 2 from 35, class 3 from 40.',
  lower: 'Show lower action points',
  lowerHint:
    'For many people with Asian family background risks rise earlier. A WHO consultation (2004) kept the categories and added points for action at 23, 27.5, 32.5 and 37.5.',
}

export type Messages = Translated<typeof messages>
