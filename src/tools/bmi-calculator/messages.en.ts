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
  description: 'Work out your BMI, healthy weight range and energy needs, and keep a history.',
  keywords: 'body mass index weight height kg lb stone calories health percentile child waist',
  example: '72 kg 175 cm',
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
  low: 'below the healthy range of 0.4 to 0.49',
  healthy: 'in the healthy range of 0.4 to 0.49',
  increased: 'in the range of 0.5 to 0.59: increased health risk',
  'further-increased': '0.6 or more: further increased health risk',
}

const results = (count: number) => (count === 1 ? '1 result' : `${count} results`)

/** @param lines numbers of one line or of several, as a list */
const atLines = (lines: string) => `${/\D/.test(lines) ? 'Lines' : 'Line'} ${lines}`

const counted = createCounted('en')
const countedInFull = createCounted('en', 10)
const year = { one: 'year', other: 'years' }
const month = { one: 'month', other: 'months' }

export const messages = {
  title: 'BMI calculator',
  intro: 'Work out your body mass index (BMI) and weight range. Your history stays on this device.',

  yourData: 'Your details',
  units: 'Units',
  unitSystems: { metric: 'kg, cm', imperial: 'st, ft', us: 'lb, ft' },
  weight: 'Weight',
  height: 'Height',
  waist: 'Waist',
  optional: 'optional',
  age: 'Age',
  years: 'years',
  months: 'Months',
  monthsHint: 'Enter full months since the last birthday. The percentile needs them.',
  gender: 'Gender',
  genders: { male: 'Male', female: 'Female' },
  unitNames: { kg: 'kg', cm: 'cm', st: 'st', lb: 'lb', ft: 'ft', in: 'in' },
  fieldOf: (label: string, unit: string) => `${label} (${unit})`,
  calculate: 'Calculate',
  savedHint: 'Also saves the result to your history.',
  notSavedHint: 'Results aren’t saved: history is off.',
  invalid: 'Please enter valid values for weight, height, and age.',
  invalidField: {
    weight: 'Enter a number above 0, such as 70 or 70.5.',
    height: 'Enter a number above 0, such as 175.',
    age: 'Enter a number of years, such as 30.',
  },
  doubt: (weight: string, height: string, age: string) => `${weight}, ${height} and ${age}?`,
  doubtText: 'That’s very rare. Check what you entered.',
  swappedText: 'Did you swap weight and height?',
  swap: 'Swap weight and height',
  takeHeight: (centimetres: string) => `Use ${centimetres} cm`,
  confirm: 'Yes, that’s right',
  kilograms: (value: string) => `${value} kg`,
  inches: (value: string) => `${value} in`,
  centimetres: (value: string) => `${value} cm`,
  stones: (stones: string, pounds: string) => `${stones} st ${pounds} lb`,
  pounds: (value: string) => `${value} lb`,
  feet: (feet: string, inches: string) => `${feet} ft ${inches} in`,
  yearsOld: (years: number) => countedInFull(years, year),

  result: 'Result',
  empty: 'Your BMI appears here',
  emptyHint: 'Enter your weight, height and age. The result updates as you type.',
  bmi: 'BMI',
  categories,
  childCategories,
  obesityClass: (level: number) => `Class ${level}`,
  scale: (bmi: string, category: string) => `Scale from 15 to 40: ${bmi}, ${category}`,
  normalWeight: (height: string, from: string, to: string) =>
    `At ${height} cm, normal weight for adults is ${from} to ${to} kg.`,
  childScale: (bmi: string) => `Scale from 15 to 40: ${bmi}`,
  sentences: {
    underweight: 'A BMI in the underweight range. If this is new or unplanned, talk to a doctor.',
    normal: 'A BMI in the normal range for adults.',
    overweight: 'A BMI in the overweight range. BMI can’t tell muscle from fat.',
    obese: 'A BMI in the obesity range. A doctor or nurse can tell you what it means for you.',
  },
  lowerPoint: (point: string) =>
    `This BMI reaches ${point}, one of the WHO’s additional action points for Asian populations.`,
  noLowerPoint: 'Below the first of the WHO’s additional action points for Asian populations (23).',
  lowerPointAbove: (point: string) => `${point} kg/m²`,
  percentile: 'Percentile',
  aboveTable: 'above 97',
  belowTable: 'below 3',
  percentileText: (value: string, age: string, gender: 'male' | 'female') =>
    `Of 100 ${gender === 'male' ? 'boys' : 'girls'} aged ${age} in the reference group, ${value} had a lower BMI (CDC growth charts 2000).`,
  moreThan97: 'more than 97',
  fewerThan3: 'fewer than 3',
  genderForPercentile: 'Choose a gender to see the percentile: it’s different for girls and boys.',
  ofThe95th: (percent: string) => `${percent}% of the BMI at the 95th percentile.`,
  underTwo:
    'BMI categories aren’t used under age 2. A health visitor or doctor tracks weight and length instead.',
  childNote: 'Under 20, BMI is compared by age and sex; adult categories don’t apply.',
  monthsAndYears: (years: number, months: number) =>
    [counted(years, year), ...(months === 0 ? [] : [counted(months, month)])].join(' and '),
  range: 'Weight range',
  rangeOf: (from: string, to: string) => `${from} – ${to}`,
  rangeNote: 'for a BMI of 18.5 to 24.9 at this height',
  childRangeNote: 'for the 5th to the 85th percentile at this height and age',
  energy: 'Daily calories',
  kilocalories: (value: string) => `about ${value} kcal`,
  energyNote: (spread: number, basal: string) =>
    `An estimate for a mostly sedentary day, not a target: about ${basal} kcal at rest × 1.2 (revised Harris-Benedict, Roza and Shizgal 1984). For 95 in 100 people, the resting figure is within ±${spread} kcal.`,
  genderForEnergy: 'Choose a gender to see your daily calories.',
  waistRatio: 'Waist-to-height ratio',
  waistBands,
  waistNote: 'NICE ranges. Not for use in pregnancy.',
  waistNotUsed: 'This ratio isn’t used at a BMI of 35 or more, or under age 5.',
  announce: (bmi: string, category: string) => `BMI ${bmi}, ${category}`,
  caution: [
    'BMI compares your weight with your height. It’s a screening number, not a diagnosis: it can’t see muscle, bone, age or where fat is stored.',
    'The adult categories are for people aged 20 and over. They don’t apply in pregnancy and can be misleading for very muscular people and older adults.',
    'If the number worries you, a doctor or nurse can look at the whole picture. If food or weight is taking over your thoughts, talk to someone you trust or a helpline in your country.',
  ] as readonly string[],
  cautionTitle: 'What BMI can and can’t tell you',

  history: 'History',
  historyEmpty: 'Your last 10 calculated results appear here.',
  waistNotGiven: 'not entered',
  chartEmpty: 'Calculate your BMI to see your progress over time.',
  chart: (count: number) => (count === 1 ? 'Chart of 1 result' : `Chart of the last ${count} results`),
  adults: '20 years and over',
  young: 'Under 20 years',
  byPercentile: (category: string) => `${category} (percentile)`,
  date: 'Date',
  category: 'Category',
  remove: (date: string) => `Remove the result from ${date}`,
  clear: 'Clear history',
  cleared: 'History cleared',
  removed: 'Result removed',
  saveResults: 'Save results on this device',
  saveResultsHint: 'Saves the last 10 results, in this browser only.',
  exportCsv: 'Export CSV',
  importCsv: 'Import CSV',
  reading: 'Reading',
  imported: (count: number, name: string) => `${results(count)} imported from ${name}.`,
  haveGone: (count: number) =>
    `Only the newest 10 are saved, so ${results(count)} ${count === 1 ? 'was' : 'were'} deleted.`,
  tooOld: (count: number) =>
    `Only the newest 10 are saved, so ${results(count)} in the file ${count === 1 ? 'was' : 'were'} skipped.`,
  readAs: {
    'day-first': 'Dates were read with the day first.',
    'month-first': 'Dates were read with the month first.',
  },
  whichOrder: (example: string) => `Which day is ${example}?`,
  whichOrderText: 'The dates in this file can be read in two ways. Choose the right one.',
  dateOrders: { 'day-first': 'Day first', 'month-first': 'Month first' },
  wouldDrop: (count: number) => `Importing would delete ${results(count)} from your history`,
  wouldDropText: (count: number, name: string) =>
    `Only the newest 10 are saved, and ${name} would add ${results(count)}. These would be deleted:`,
  importAnyway: (count: number) => `Import and delete ${count}`,
  importFailed: (name: string) => `Couldn’t import ${name}`,
  importReason: (why: ImportFailure['why']): string => {
    if (why === 'no-table')
      return 'The first line of the file must name the columns date, weight_kg, height_cm, age_years and gender, as in a file exported here.'
    if (why === 'too-many-rows') return 'The file has more than 50,000 rows. Leave out the older ones.'
    return textFileReason(why, '5 MB')
  },
  importPartly: (name: string) => `Some lines in ${name} were skipped`,
  refusedRows: {
    values: (lines: string) => `${atLines(lines)}: the weight, height, age or gender isn’t valid.`,
    date: (lines: string) => `${atLines(lines)}: the date isn’t valid. Write it as 2026-01-31.`,
    future: (lines: string) => `${atLines(lines)}: the date is in the future.`,
    rare: (lines: string) => `${atLines(lines)}: the values are very rare, probably mistyped.`,
  },
  andMore: (lines: string, more: number) => `${lines} and ${more} more`,
  fileName: 'bmi-history.csv',

  table: 'BMI categories',
  tableNote: 'For adults aged 20 and over (WHO).',
  bmiRange: 'BMI',
  below: (to: string) => `below ${to}`,
  from: (from: string) => `${from} or more`,
  between: (from: string, to: string) => `${from} to below ${to}`,
  classes: 'Obesity is divided further: class 1 from 30, class 2 from 35, class 3 from 40.',
  lower: 'Show lower action points',
  lowerHint:
    'For many people with an Asian family background, risks rise at a lower BMI. A WHO consultation (2004) kept the categories and added action points at 23, 27.5, 32.5 and 37.5.',
}

export type Messages = Translated<typeof messages>
